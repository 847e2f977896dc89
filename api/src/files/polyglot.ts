/** Text that makes a browser, a viewer or a server interpret the same bytes as something else: a tag followed by some text. */
const OTHER_LANGUAGES = /<(?:!doctype|html|script|svg|iframe|body|\?php)[\s>/][\t\n\r -~]{8}|%PDF-\d/i;
/** The last record of an archive: 22 bytes and a comment, by which programs find the rest. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MOST = 65_535;

/** Whether bytes that should be none of these contain a page, a script or a PDF. */
export const speaksOtherLanguages = (bytes: Buffer): boolean =>
  OTHER_LANGUAGES.test(bytes.toString("latin1"));

/** Whether a file is also a page, a script, a PDF or an archive: a polyglot, which never happens by accident. */
export function isPolyglot(bytes: Buffer): boolean {
  if (speaksOtherLanguages(bytes)) return true;
  const end = bytes.lastIndexOf(ZIP_END);
  const after = bytes.length - end - ZIP_END_BYTES;
  return end >= 0 && after >= 0 && after <= ZIP_COMMENT_MOST && bytes.readUInt16LE(end + 20) <= after;
}
