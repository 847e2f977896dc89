import { describe, expect, it } from "vitest";
import type { ReadResume, ResumeKind } from "../../src/files/reader/messages.ts";
import { zip } from "../import/support/zip.ts";
import { lockedPdf, pdf } from "../support/documents.ts";
import { useFileReaders } from "../support/file-readers.ts";
import { somebody } from "../support/requester.ts";
import { Canvas } from "../support/resumes/canvas.ts";
import { PDF_BOMBS } from "./bombs/pdf.ts";
import { WORD_BOMBS } from "./bombs/word.ts";

const readers = useFileReaders();

const read = (as: ResumeKind, bytes: Buffer) => readers().read({ kind: "resume", as, bytes }, somebody());

async function resumeOf(as: ResumeKind, bytes: Buffer): Promise<ReadResume> {
  const answer = await read(as, bytes);
  if (!("resume" in answer)) throw new Error(JSON.stringify(answer));
  return answer.resume;
}

const run = (text: string, look = "") =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, style = "") => `<w:p><w:pPr>${style}</w:pPr>${content}</w:p>`;
const heading = (text: string) => p(run(text), '<w:pStyle w:val="H1"/>');
const bullet = (text: string) => p(run(text), '<w:numPr><w:numId w:val="1"/></w:numPr>');
const TAB = "<w:r><w:tab/></w:r>";
const STYLES =
  '<w:styles><w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>';
const word = (body: string, more: Record<string, string> = {}) =>
  zip({
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": STYLES,
    ...more,
  });

const BODY = [
  p(run("Ana Martínez", '<w:b/><w:sz w:val="44"/>')),
  p(`${run("Boston, MA | (617) 555-0134 | ")}<w:hyperlink r:id="r1">${run("write to me")}</w:hyperlink>`),
  heading("Experience"),
  p(run("Registered Nurse", "<w:b/>") + TAB + run("Mar 2019 – Present")),
  p(run("Mercy Hospital", "<w:i/>") + TAB + run("Boston, MA")),
  bullet("Cared for 12 patients a shift"),
  heading("Education"),
  `<w:tbl><w:tr><w:tc>${p(run("Bachelor of Science in Nursing", "<w:b/>"))}</w:tc><w:tc>${p(run("2014 – 2018"))}</w:tc></w:tr></w:tbl>`,
  p(run("Boston College")),
  heading("Skills"),
  p(run("Wound care, Triage, Spanish")),
].join("");
const LINKS =
  '<Relationships><Relationship Id="r1" Target="mailto:ana@example.com" TargetMode="External"/></Relationships>';

describe("a Word file", () => {
  it("gives its fields, with its table, its tabs and its links", async () => {
    const { document, findings, texts, pages } = await resumeOf(
      "word",
      word(BODY, { "word/_rels/document.xml.rels": LINKS }),
    );
    expect(document).toEqual({
      basics: {
        name: "Ana Martínez",
        email: "ana@example.com",
        phone: "(617) 555-0134",
        location: { city: "Boston", region: "MA", countryCode: "US" },
      },
      work: [
        {
          position: "Registered Nurse",
          name: "Mercy Hospital",
          location: "Boston, MA",
          startDate: "2019-03",
          highlights: ["Cared for 12 patients a shift"],
        },
      ],
      education: [
        {
          institution: "Boston College",
          studyType: "Bachelor of Science",
          area: "Nursing",
          startDate: "2014",
          endDate: "2018",
        },
      ],
      skills: [{ name: "Wound care" }, { name: "Triage" }, { name: "Spanish" }],
    });
    expect(findings.find(({ path }) => path === "basics.name")?.boxes).toHaveLength(1);
    expect(texts.map(({ text }) => text)).toContain("Ana Martínez");
    expect(pages).toEqual([{ width: 612, height: 792 }]);
  });

  it("is read from its text boxes and headers, and once", async () => {
    const box = (tag: string) =>
      `<${tag}><w:txbxContent>${p(run("Ana Martínez", '<w:sz w:val="44"/>'))}</w:txbxContent></${tag}>`;
    const boxes = p(
      `<w:r><mc:AlternateContent>${box("mc:Choice")}${box("mc:Fallback")}</mc:AlternateContent></w:r>`,
    );
    const header = `<w:hdr>${p(run("ana@example.com"))}</w:hdr>`;
    const { document, texts } = await resumeOf(
      "word",
      word(boxes + heading("Skills") + p(run("Triage, Wound care, Welding")), { "word/header1.xml": header }),
    );
    expect(document.basics).toEqual({ name: "Ana Martínez", email: "ana@example.com" });
    expect(texts.filter(({ text }) => text === "Ana Martínez")).toHaveLength(1);
  });

  it("with macros is read as text, and one with entities refused", async () => {
    const macros = { "word/vbaProject.bin": "macros", "word/_rels/document.xml.rels": LINKS };
    expect((await resumeOf("word", word(BODY, macros))).document.basics?.name).toBe("Ana Martínez");
    const entities = zip({
      "word/document.xml":
        '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>',
    });
    expect(await read("word", entities)).toEqual({ problem: "unpacks_to_too_much" });
  });
});

describe("a PDF", () => {
  it.each([
    ["of pictures", () => pdf(2), { refused: expect.stringMatching(/^This file has pictures of pages/) }],
    ["with a password", lockedPdf, { problem: "encrypted" }],
    ["of 200 pages", () => pdf(200), { refused: "A resume can have at most 10 pages; this one has 200." }],
    [
      "whose fonts give no letters",
      unmapped,
      { refused: expect.stringMatching(/^The text of this file cannot/) },
    ],
  ])("%s is refused in words", async (_, make, answer) => expect(await read("pdf", make())).toEqual(answer));

  it("gives an address that its letters do not, by its link", async () => {
    const canvas = new Canvas();
    canvas.text(0, 54, 60, "Ana Martinez", { size: 22, bold: true });
    canvas.text(0, 54, 80, "write to me", { size: 10 });
    canvas.link(0, 54, 80, 60, "mailto:ana@example.com");
    canvas.text(0, 54, 120, "SKILLS", { size: 11, bold: true });
    canvas.text(0, 54, 135, "Welding, Triage", { size: 10 });
    const { document, findings } = await resumeOf("pdf", canvas.pdf());
    expect(document.basics).toEqual({ name: "Ana Martinez", email: "ana@example.com" });
    expect(findings.find(({ path }) => path === "basics.email")?.boxes[0]).toMatchObject({ page: 0, x: 54 });
  });
});

/** A page of signs without letters. */
function unmapped(): Buffer {
  const canvas = new Canvas();
  for (let i = 0; i < 20; i++) canvas.text(0, 54, 60 + i * 14, "#$%&*+<=>?^~ !{}[]|#$%&*+<", { size: 10 });
  return canvas.pdf();
}

/** `bombs.api.test.ts` reads all of them; here it is that nothing of them becomes a resume. */
describe("malicious files", () => {
  it.concurrent.each(Object.entries(PDF_BOMBS).slice(0, 2))(
    "of PDF with %s give no resume",
    async (_, make) => {
      expect(await read("pdf", make())).not.toHaveProperty("resume");
    },
  );
  it.concurrent.each(Object.entries(WORD_BOMBS).slice(0, 2))(
    "of Word with %s give no resume",
    async (_, make) => {
      expect(await read("word", make())).not.toHaveProperty("resume");
    },
  );
});

describe("JSON Resume", () => {
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));

  it("keeps what is valid, and says what was left out", async () => {
    const value = {
      basics: { name: "Ana", email: null, summary: "" },
      work: [
        { company: "Acme", startDate: "2019-03-01T00:00:00Z", endDate: "2525-01" },
        { name: "Globex", startDate: "2020", endDate: "2018" },
        "nothing",
      ],
      skills: [{ name: "Welding", level: "" }],
      meta: { theme: "x" },
    };
    const { document, leftOut } = await resumeOf("json", json(value));
    expect(document).toEqual({
      basics: { name: "Ana" },
      work: [
        { name: "Acme", startDate: "2019-03-01" },
        { name: "Globex", startDate: "2020" },
      ],
      skills: [{ name: "Welding" }],
    });
    expect(leftOut.map(({ path }) => path).sort()).toEqual(["work[0].endDate", "work[1].endDate", "work[2]"]);
  });

  it.each([
    ["other JSON", json([1])],
    ["no JSON", Buffer.from("{")],
    ["bytes", Buffer.from([0xff, 0xfe, 0])],
  ])("does not take %s", async (_, bytes) =>
    expect(await read("json", bytes)).toEqual({ refused: expect.stringMatching(/^This /) }),
  );
});

describe("LinkedIn's export", () => {
  it("gives a resume", async () => {
    const archive = zip({
      "Profile.csv":
        'First Name,Last Name,Headline,Summary,Geo Location\nAna,Martínez,Nurse,"Calm, friendly","Boston, MA"\n',
      "Email Addresses.csv":
        "Email Address,Confirmed,Primary\nold@example.com,Yes,No\nana@example.com,Yes,Yes\n",
      "Positions.csv":
        "Company Name,Title,Description,Location,Started On,Finished On\nMercy Hospital,Nurse,,Boston,Mar 2019,\n",
      "Education.csv":
        "School Name,Start Date,End Date,Notes,Degree Name,Activities\nBoston College,2014,2018,,BSN,\n",
      "Skills.csv": "Name\nTriage\n",
      "Languages.csv": "Name,Proficiency\nSpanish,Native or bilingual proficiency\n",
      "Certifications.csv":
        "Name,Url,Authority,Started On,Finished On,License Number\nBLS,,AHA,Jan 2023,Jan 2025,77\n",
      "messages.csv": "FROM,CONTENT\nsomebody,secret\n",
    });
    const { document } = await resumeOf("linkedin", archive);
    expect(document).toEqual({
      basics: {
        name: "Ana Martínez",
        label: "Nurse",
        summary: "Calm, friendly",
        email: "ana@example.com",
        location: { city: "Boston", region: "MA" },
      },
      work: [{ name: "Mercy Hospital", position: "Nurse", location: "Boston", startDate: "2019-03" }],
      education: [{ institution: "Boston College", studyType: "BSN", startDate: "2014", endDate: "2018" }],
      skills: [{ name: "Triage" }],
      languages: [{ language: "Spanish", fluency: "Native or bilingual proficiency" }],
      certificates: [{ name: "BLS", issuer: "AHA", date: "2023-01", expires: "2025-01", credentialId: "77" }],
    });
  });

  it("is refused when it is another archive", async () =>
    expect(await read("linkedin", zip({ "a.txt": "a" }))).toEqual({
      refused: expect.stringMatching(/^This archive/),
    }));
});
