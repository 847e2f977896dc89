import { looksLikeEmail, WebsiteInput } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { line, text } from "../../contract/src/values.ts";
import { requestLeaves } from "./schema-leaves.ts";

/** Fields in which people write paragraphs, and those that are only compared: passwords, names at sign-in, proofs. */
const SEVERAL_LINES =
  /\.(?:cover_note|message|note|feedback|description|responsibilities|qualifications|answers\.value|document\.\w+\.(?:summary|description|highlights|reference)|password|old_password|bio|entry\.(?:summary|description|highlights|reference)|content\.(?:summary|wording\.(?:summary|highlights)|letter\.(?:to|body))|questions\.text|verification|credential|nonce|code)$/;
const ALSO_SEVERAL_LINES = [
  "POST employer/application/note body.text",
  "POST thread/send body.text",
  "POST thread/send-by-link body.text",
  "POST employer/reply-template/save body.text",
  "POST employer/reply-template/preview body.text",
  "POST employer/job/bulk-edit body.edits.value",
  "POST employer/job/bulk-replace body.find",
  "POST employer/job/bulk-replace body.replace",
  "POST employer/job/read-text body.text",
  "POST employer/job/save-reading body.findings.quote",
  // As it is written in the file.
  "POST employer/feeds/add body.columns.header",
  "POST employer/feeds/change body.columns.header",
  "POST auth/loginUser body.email",
  "POST auth/loginEmployer body.email",
];

describe("a single-line text", () => {
  const title = line("Title", 60);

  it.each([
    ["line breaks and tabs", "Ship\r\nbuilder\tand  welder", "Ship builder and welder"],
    ["a line separator", "Ship\u2028builder", "Ship builder"],
    ["marks of direction around a number", "\u202a+1 555 0100\u202c", "+1 555 0100"],
    ["a direction turned around", "\u202eevil", "evil"],
    ["zero-width spaces", "\ufeffSh\u200bip\u2060yard", "Shipyard"],
    ["a soft hyphen", "ship\u00adyard", "shipyard"],
    ["spaces around it", "   Shipyard ", "Shipyard"],
    ["joiners of emoji and Persian", "👩‍🔧 می‌خواهم", "👩‍🔧 می‌خواهم"],
  ])("with %s becomes one line that looks the same", (_, given, kept) =>
    expect(title.parse(given)).toBe(kept),
  );

  it.each([
    "a\u0000b",
    "a\u0007b",
    "a\u007fb",
    "a\u001b[31mb",
    "a\ud800b",
    "x".repeat(61),
    " ".repeat(2_000),
  ])("rejects %j", (given) => expect(title.safeParse(given).success).toBe(false));

  it("is measured before it is processed", () => {
    const problems = title.safeParse("\u0000".repeat(5_000_000)).error?.issues;
    expect(problems?.map(({ message }) => message)).toEqual(["Title can be at most 60 characters."]);
  });

  it("is every text of every request, except the listed multi-line ones", () => {
    const several = new Set<string>();
    for (const { endpoint, path, schema } of requestLeaves()) {
      const name = `${endpoint} ${path}`;
      const read = schema.safeParse("harbor\nworks-7");
      if (read.success && /[\r\n]/.test(String(read.data))) several.add(name);
    }
    const unexpected = [...several].filter(
      (name) => !SEVERAL_LINES.test(name) && !ALSO_SEVERAL_LINES.includes(name),
    );
    expect(unexpected).toEqual([]);
    // The walk itself works: it has found those that are meant.
    expect(several).toContain("POST user/job/apply body.cover_note");
    expect(several).toContain("POST user/job/apply body.answers.value");
  });
});

describe("a multi-line text", () => {
  it("keeps its lines, and is measured before it is processed", () => {
    expect(text("Note", 20).parse("one\r\ntwo\n")).toBe("one\r\ntwo");
    expect(text("Note", 20).safeParse("a\u0000").success).toBe(false);
    expect(text("Note", 20).safeParse("\u0000".repeat(5_000_000)).error?.issues).toHaveLength(1);
  });
});

describe("an email address", () => {
  it.each([
    "ada@example.com",
    "ada.l+jobs@sub.example.co.uk",
    "o'neil@example.com",
    "müller@bücher.example",
    "用户@例子.公司",
    "a@xn--bcher-kva.example",
    "1@2.io",
  ])("can be %s", (address) => expect(looksLikeEmail(address)).toBe(true));

  it.each([
    ["NUL", "a\u0000@b.cc"],
    ["a control character", "a\u0001@b.cc"],
    ["a bell in its host", "a@b.c\u0007c"],
    ["a control character of C1", "a\u0085b@b.cc"],
    ["a direction turned around", "\u202ea@b.cc"],
    ["an isolated direction", "a\u2066b@b.cc"],
    ["a zero-width space", "a\u200bb@b.cc"],
    ["a zero-width joiner", "a\u200db@b.cc"],
    ["a soft hyphen", "a\u00adb@b.cc"],
    ["an invisible letter", "a\u3164b@b.cc"],
    ["a variation selector", "a\ufe0f@b.cc"],
    ["a blank of braille", "a\u2800@b.cc"],
    ["a line break", "a@b.cc\nx"],
    ["half a character", "a\ud800@b.cc"],
    ["no dot in its host", "ada@localhost"],
    ["an empty label", "ada@b..cc"],
    ["a port", "ada@b.cc:25"],
    ["a path", "ada@b.cc/x.de"],
    ["a query", "ada@b.cc?x.de"],
    ["an escape", "ada@b%2ecc.de"],
    ["a hyphen at the end of a label", "ada@-.de-"],
    ["broken Punycode", "ada@xn--iñvalid.com"],
    ["wide letters", "ada@ｅxample.com"],
    ["a wide full stop", "ada@example。com"],
    ["an IP address", "ada@127.0.0.1"],
    ["a number that is one", "ada@1.22"],
    ["a label of 64 letters", `ada@${"a".repeat(64)}.com`],
    ["a local part of 65 letters", `${"a".repeat(65)}@b.com`],
    ["two @", "a@b@c.de"],
    ["brackets", "<a@b.cc>"],
    ["255 letters", `a@${"a.".repeat(126)}com`],
  ])("cannot have %s", (_, address) => expect(looksLikeEmail(address)).toBe(false));
});

describe("a company's website", () => {
  const kept = (given: string) => {
    const read = WebsiteInput.safeParse(given);
    return read.success ? read.data : undefined;
  };
  it.each([
    ["harbor.example", "https://harbor.example"],
    ["https://harbor.example/jobs?x=1", "https://harbor.example/jobs?x=1"],
    ["http://harbor.example", "http://harbor.example"],
    ["//harbor.example/a", "https://harbor.example/a"],
    ["https:////harbor.example", "https://harbor.example"],
    ["https:harbor.example", "https://harbor.example"],
    [" ", ""],
  ])("%s is stored as %s", (given, address) => expect(kept(given)).toBe(address));

  it.each([
    "javascript:alert(1)",
    "ftp://harbor.example",
    "https://",
    "//",
    "https://user:secret@harbor.example",
    "https://harbor.example@evil.example",
    "https://har\tbor.example",
    "https://harbor.example/a\nb",
    "https://harbor.example/\u202egpj.exe",
    "https://harbor.example\\@evil.example",
    "https://localhost",
  ])("rejects %j", (given) => expect(kept(given)).toBeUndefined());
});
