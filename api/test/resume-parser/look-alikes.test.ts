import { describe, expect, it } from "vitest";
import { withDrawnHyphens } from "../../src/files/reader/drawn-hyphens.ts";
import { readPdfText } from "../../src/files/reader/pdf-text.ts";
import { linesOf } from "../../src/resume-parser/lines.ts";
import { parseResume } from "../../src/resume-parser/parse-resume.ts";
import { Canvas, type Style, widthOf } from "../support/resumes/canvas.ts";

const RIGHT = 560;
const PLAIN = { size: 10 };
const BOLD = { size: 12, bold: true };

type Drawn = readonly [text: string, edge?: string | undefined, style?: Style];

/** A page as templates that are often used set it: lines with what stands at the far edge, from the top. */
function page(canvas: Canvas, lines: readonly Drawn[], at = 0) {
  lines.forEach(([text, edge, style = PLAIN], i) => {
    const y = 60 + i * (style.size + 6);
    if (text !== "") canvas.text(at, 40, y, text, style);
    if (edge) canvas.text(at, RIGHT - widthOf(edge, PLAIN), y, edge, PLAIN);
  });
}

async function read(canvas: Canvas) {
  const text = await readPdfText(canvas.pdf(), 10);
  if (!("items" in text)) throw new Error("The PDF could not be read.");
  return parseResume({ ...text, lines: linesOf(text.items, text.pages) }).document;
}
const heading = (text: string) => [text, undefined, BOLD] as const;

describe("what templates of others look like", () => {
  it("a job of one line, with its years joined by a hyphen alone (RenderCV)", async () => {
    const canvas = new Canvas();
    page(canvas, [
      ["Ada Harbor", undefined, { size: 20, bold: true }],
      heading("Experience"),
      ["Software Engineer at Company X, 2020-2023"],
    ]);
    expect((await read(canvas)).work).toEqual([
      { position: "Software Engineer", name: "Company X", startDate: "2020", endDate: "2023" },
    ]);
  });

  it("places that no list has, and a foot with a date on each page (Awesome-CV)", async () => {
    const canvas = new Canvas();
    const job = (employer: string, place: string, title: string, dates: string) =>
      [
        [employer, place, { size: 11 }],
        [title, dates, PLAIN],
        ["• Kept the servers of the harbor in order."],
      ] as const;
    page(canvas, [
      ["Ada Harbor", undefined, { size: 20, bold: true }],
      ["(+82) 10-9030-1843 | ada@example.com"],
      heading("Work Experience"),
      ...job("Kasa", "Seoul, S.Korea", "Director of Infrastructure", "Jun. 2018 - Jan. 2021"),
      ...job("Omnia Co., Ltd.", "Cracow, Lesser Poland", "Software Architect", "Jan. 2017 - May 2018"),
    ]);
    page(canvas, job("PLAT Corp.", "Seoul, S.Korea", "Software Engineer", "Jan. 2016 - Dec. 2016"), 1);
    for (const [at, number] of ["1", "2"].entries()) {
      canvas.text(at, 40, 780, "February 10, 2026", PLAIN);
      canvas.text(at, 280, 780, "Ada Harbor", PLAIN);
      canvas.text(at, 550, 780, number, PLAIN);
    }
    const { basics, work } = await read(canvas);
    expect(basics?.phone).toBe("(+82) 10-9030-1843");
    expect(work).toMatchObject([
      {
        name: "Kasa",
        position: "Director of Infrastructure",
        location: "Seoul, S.Korea",
        startDate: "2018-06",
      },
      { name: "Omnia Co., Ltd.", location: "Cracow, Lesser Poland", endDate: "2018-05" },
      { name: "PLAT Corp.", position: "Software Engineer", endDate: "2016-12" },
    ]);
    expect(work).toHaveLength(3);
  });

  it("certificates with dashes and brackets in their names, and awards in rows", async () => {
    const canvas = new Canvas();
    page(canvas, [
      ["Ada Harbor", undefined, { size: 20, bold: true }],
      heading("Certificates"),
      ["AWS Certified Developer – Associate, Amazon Web Services (AWS)", "2023"],
      ["Certified Kubernetes Application Developer (CKAD), The Linux Foundation", "2020"],
      ["BLS Provider (American Heart Association)", "2019"],
      heading("Honors"),
      ["International"],
      ["2nd Place, Harbor Game Day", "2021"],
      ["Finalist, Splicing World Final", "2020"],
    ]);
    const { certificates, awards } = await read(canvas);
    expect(certificates).toEqual([
      { name: "AWS Certified Developer – Associate", issuer: "Amazon Web Services (AWS)", date: "2023" },
      {
        name: "Certified Kubernetes Application Developer (CKAD)",
        issuer: "The Linux Foundation",
        date: "2020",
      },
      { name: "BLS Provider", issuer: "American Heart Association", date: "2019" },
    ]);
    expect(awards).toEqual([
      { title: "2nd Place, Harbor Game Day", date: "2021" },
      { title: "Finalist, Splicing World Final", date: "2020" },
    ]);
  });
});

describe("hyphens at the ends of lines", () => {
  const summaryOf = async (...lines: string[]) => {
    const canvas = new Canvas();
    page(canvas, [
      ["Ada Harbor", undefined, { size: 20, bold: true }],
      heading("Summary"),
      ...lines.map((line) => [line] as const),
    ]);
    return (await read(canvas)).basics?.summary;
  };

  it("go where a word was divided, and stay where it has one of its own", async () => {
    expect(
      await summaryOf(
        "I wrote papers for submis-",
        "sions to conferences, and led cross-",
        "functional teams.",
      ),
    ).toBe("I wrote papers for submissions to conferences, and led cross-functional teams.");
    // The word stands whole elsewhere.
    expect(await summaryOf("I repair the lan-", "guage of a lantern, and know each language.")).toBe(
      "I repair the language of a lantern, and know each language.",
    );
    expect(await summaryOf("I plan break-", "water walls. A break-water is a wall.")).toBe(
      "I plan break-water walls. A break-water is a wall.",
    );
  });

  it("stay where nothing says that the resume divides words", async () => {
    expect(await summaryOf("I am known for sea-", "worthy boats.")).toBe("I am known for sea-worthy boats.");
  });

  it("are put back where a font has soft ones instead", () => {
    const drawn = "high\u00adimpact Sep. 2023 \u00ad Mar. 2024multi\u00adaccount";
    expect(withDrawnHyphens(["highimpact Sep. 2023 Mar. 2024", "multi", "account"], drawn)).toEqual([
      "high\u00adimpact Sep. 2023 \u00ad Mar. 2024",
      "multi\u00ad",
      "account",
    ]);
    expect(withDrawnHyphens(["something else"], drawn)).toEqual(["something else"]);
  });
});
