/** Documents as people upload them, made from scratch. */

/** A PDF of blank pages that every reader opens. `trailer` goes into its trailer. */
export function pdf(pages = 1, trailer = ""): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>"),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
  );
}

/** A PDF that opens with a password only: what it says of its key does not fit the empty one. */
export const lockedPdf = (): Buffer =>
  pdf(
    1,
    `/ID [<${"00".repeat(16)}> <${"00".repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`,
  );
