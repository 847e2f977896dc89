import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { apiMessages, messagesOf } from "../languages/api-messages.ts";
import { messageFields } from "../languages/message-fields.ts";
import { readMessages, valuesOf } from "../languages/messages-table.ts";
import { ApiFailure, act, call } from "../src/lib/api.ts";
import { bodyOf } from "../src/lib/contract-schema.ts";
import { messageLanguage } from "../src/lib/english-messages.ts";
import { MESSAGE_FIELDS } from "../src/lib/message-fields.ts";
import { MAY_HAVE_MESSAGES } from "../src/lib/messages.ts";
import { inSpanish, toldInSpanish } from "../src/lib/messages-spanish.ts";

const table = readMessages();
const templates = apiMessages();
const said = (code: string) => messagesOf(code, "api/src/commands/a.ts");

describe("the messages of the API in Spanish", () => {
  it("are all there: npm run texts adds those that are not", () => {
    expect(templates.length).toBeGreaterThan(800);
    expect(templates.filter((english) => !table[english])).toEqual([]);
  });

  it("are none that the API no longer says: npm run texts takes them out", () => {
    const all = new Set(templates);
    expect(Object.keys(table).filter((english) => !all.has(english))).toEqual([]);
  });

  it("have the values of the English", () => {
    const wrong = Object.entries(table).filter(
      ([english, spanish]) => valuesOf(english).join() !== valuesOf(spanish).join(),
    );
    expect(wrong).toEqual([]);
  });

  it("are found for whatever is filled in, and say it", () => {
    const value = fc.stringMatching(/^[a-z]{3}[0-9]{1,6}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...templates),
        fc.array(value, { minLength: 9, maxLength: 9 }),
        (english, given) => {
          const values = new Map(valuesOf(english).map((name, at) => [name, given[at] ?? ""]));
          const filled = (text: string) => text.replaceAll(/\$\{\w+\}/g, (name) => values.get(name) ?? "");
          const spanish = inSpanish(filled(english));
          for (const text of values.values()) expect(spanish).toContain(text);
          expect(spanish).not.toContain("${");
          if (values.size === 0) expect(spanish).toBe(table[english]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [
      "Too many requests. Please try again in 2 minutes.",
      "Demasiadas solicitudes. Inténtelo de nuevo en 2 minutos.",
    ],
    [
      "Too many attempts. Please try again in a second.",
      "Demasiados intentos. Inténtelo de nuevo en un segundo.",
    ],
    ["The name can be at most 250 characters.", "El nombre puede tener como máximo 250 caracteres."],
    ["Applications closed on November 3, 2026.", "Las postulaciones se cerraron el 3 de noviembre de 2026."],
    ["This row has no job title.", "Esta fila no tiene título del empleo."],
    ["At most 100 jobs.", "Como máximo 100 empleos."],
    ["Cook: nights: Please choose a plan.", "Cook: nights: Elija un plan."],
    ["A bank's own words", "A bank's own words"],
  ])("say %s", (english, spanish) => {
    expect(inSpanish(english)).toBe(spanish);
  });

  it.each([
    ["Row 2 has the same “Title”.", "La fila 2 tiene lo mismo en «Title»."],
    [
      "“Phone” and “Email” are both Phone. Please choose one of them.",
      "«Phone» y «Email» son ambas Teléfono. Elija una de ellas.",
    ],
    ['"New York" belongs in the location, not the title.', "«New York» va en la ubicación, no en el título."],
    [
      "This row is not published at its source (“closed”).",
      "Esta fila no está publicada en su origen («closed»).",
    ],
    [
      "You are in the team of “Open”. Leave it first.",
      "Usted está en el equipo de «Open». Salga primero de él.",
    ],
    [
      "This is not possible: the status is now draft. Please reload the page.",
      "Esto no es posible. Estado actual: borrador. Vuelva a cargar la página.",
    ],
  ])("leave what stands in quotation marks as somebody wrote it: %s", (english, spanish) => {
    expect(inSpanish(english)).toBe(spanish);
  });

  it("quote in Spanish what the English quotes", () => {
    const quoted = (text: string) =>
      [...text.matchAll(/[“"«](\$\{\w+\})[”"»]/g)].map(([, value]) => value).sort();
    const wrong = Object.entries(table).filter(
      ([english, spanish]) => quoted(english).join() !== quoted(spanish).join(),
    );
    expect(wrong).toEqual([]);
  });

  it("begin with a field's name where the English does, for which forms put another word", () => {
    const source = readFileSync(new URL("../../api/contract/src/problem-text.ts", import.meta.url), "utf8");
    const named = said(source).filter((english) => /^\$\{name\}/.test(english));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((english) => !/^\$\{name\} /.test(table[english] ?? ""))).toEqual([]);
  });

  it("call the plans what pages call them", () => {
    vi.stubEnv("LANGUAGE", "es");
    expect(inSpanish("Please choose the jobs to publish with Single job.")).toBe(
      "Elija los empleos que publicar con Un empleo.",
    );
    vi.unstubAllEnvs();
  });

  it("leave long values as somebody wrote them", () => {
    const within = (value: string) => `1 new job stays a draft: ${value}`;
    expect(inSpanish(within("At most 100 jobs."))).toContain("Como máximo 100 empleos.");
    const long = `At most ${"1".repeat(400)} jobs.`;
    expect(inSpanish(within(long))).toContain(long);
    expect(inSpanish(within(long))).toContain("borrador");
  });
});

describe("messages in data", () => {
  it("are where the contract has them", () => {
    expect(MESSAGE_FIELDS).toEqual(messageFields());
    expect(Object.keys(MESSAGE_FIELDS).filter((key) => !MAY_HAVE_MESSAGES.test(key))).toEqual([]);
  });

  it("are put into Spanish, and nothing else is", () => {
    const row = (message: string) => ({ cells: ["Job saved"], problems: [{ message }] });
    const reply = (message: string) => ({
      message: "OK",
      data: { total: 1, upload: null, rows: [row(message), row("A new one")] },
    });
    const spanish = (key: string) => toldInSpanish(key, reply("Job saved"));
    expect(spanish("GET employer/job/get-job-bulk-list")).toEqual(reply("Se guardó el empleo"));
    expect(spanish("GET user/job/{id}")).toEqual(reply("Job saved"));
  });
});

describe("on pages in Spanish", () => {
  const asked = vi.fn<typeof fetch>();
  const answering = (body: object) => {
    vi.stubEnv("LANGUAGE", "es");
    vi.stubGlobal("fetch", asked.mockReset().mockResolvedValue(Response.json(body)));
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("location", { href: "https://jobmap.example/es/" });
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it("a call that is refused says why, field by field", async () => {
    const message = "2 fields are not valid.";
    const error = { email: "Please Enter EmailAddress", password: "Please Enter Password" };
    answering({ status: false, code: "invalid_input", message, error, request_id: "1" });
    const failure = await call("GET user/job-types", {}).catch((caught: unknown) => caught);
    if (!(failure instanceof ApiFailure)) throw failure;
    expect(failure.message).toBe("2 campos no son válidos.");
    expect(failure.fields).toEqual({ email: "Escriba su correo", password: "Escriba la contraseña" });
  });

  it("what stays English is known as that, for screen readers", async () => {
    answering({ status: false, code: "conflict", message: "The bank says no.", request_id: "1" });
    await call("GET user/job-types", {}).catch(() => {});
    expect(messageLanguage("The bank says no.")).toBe("en");
    answering({ status: true, message: "Job saved", data: null });
    expect(messageLanguage(await act("POST user/job/save", { body: { job_id: 7 } }))).toBeUndefined();
  });

  it("what was done is said, and so are messages in what comes back", async () => {
    answering({ status: true, message: "Job saved", data: { note: "The file holds no jobs." } });
    expect(await act("POST user/job/save", { body: { job_id: 7 } })).toBe("Se guardó el empleo");
    answering({ status: true, message: "OK", data: { note: "The file holds no jobs." } });
    expect(await call("POST employer/feeds/test", { body: { url: "https://jobs.example" } })).toEqual({
      note: "El archivo no contiene empleos.",
    });
  });

  it("a form's own checks are said", async () => {
    vi.stubEnv("LANGUAGE", "es");
    const schema = await bodyOf("POST auth/loginUser")();
    const { issues = [] } = await schema["~standard"].validate({ email: "", password: "" });
    expect(issues.map(({ message }) => message)).toContain("Escriba la contraseña");
  });
});

describe("a message in the sources", () => {
  const withValues = (text: string) => text.replaceAll("#{", "$" + "{");

  it.each([
    ['throw new ApiError("conflict", "Saved already");', ["Saved already"]],
    ['const give = () => reply(data, { message: isNew ? "Added" : "Changed" });', ["Added", "Changed"]],
    ["const why = `You can have #{MOST.toLocaleString()} alerts.`;", ["You can have #{MOST} alerts."]],
    ['f(`It has #{n} #{n === 1 ? "row" : "rows"}.`);', ["It has #{n} row.", "It has #{n} rows."]],
    ["f(`#{job.name} and #{other.name} differ.`);", ["#{name} and #{name2} differ."]],
    ['const NAMES: Record<string, Words> = { pdf: "PDF file" };', ["PDF file"]],
    ['reject("title", "has no title" satisfies Words);', ["has no title"]],
  ])("%s", (code, messages) => {
    expect(said(withValues(code))).toEqual(messages.map(withValues));
  });

  it.each([
    'throw new Error("This is a mistake of ours.");',
    'log.warn("The disk is full.");',
    'const endpoint = { summary: "Saves a job." };',
    'database.query("SELECT id FROM jobs WHERE id = ?");',
    'if (kind === "image") go("somewhere");',
  ])("is none of: %s", (code) => {
    expect(said(code)).toEqual([]);
  });
});
