import { structureOfDocument, structureOfText } from "@jobmap/contract/gap";
import { describe, expect, it } from "vitest";
import { structureInSpanish } from "../src/features/gap/structure-spanish.ts";

const job = (startDate?: string, endDate?: string) => ({
  name: "Harbor Foods",
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});
const person = { email: "ada@mail.example", phone: "443 555 0100" };

describe("how a resume is built, in Spanish", () => {
  it.each([
    ["nothing", structureOfDocument({})],
    ["a mail address", structureOfDocument({ basics: { email: person.email }, work: [job()] })],
    ["a phone number", structureOfDocument({ basics: { phone: person.phone }, education: [{}] })],
    ["all", structureOfDocument({ basics: person, work: [job("2020"), job("2018")], education: [{}] })],
    ["jobs the wrong way round", structureOfDocument({ work: [job("2018"), job("2020")] })],
    ["a job that ends first", structureOfDocument({ work: [job("2020", "2018")] })],
    ["three jobs without dates", structureOfDocument({ work: [job(), job(), job()] })],
    ["no text", structureOfText("")],
    ["a text", structureOfText("ada@mail.example\n443 555 0100\nWork experience\n2020\nEducation")],
  ])("is said of %s", (_, findings) => {
    for (const { text } of findings) expect(structureInSpanish(text)).not.toBe(text);
  });

  it("keeps numbers", () => {
    expect(structureInSpanish("Dates: 3 jobs have no start date.")).toBe(
      "Fechas: 3 empleos no tienen fecha de inicio.",
    );
  });
});
