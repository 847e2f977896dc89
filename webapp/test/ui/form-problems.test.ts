import { describe, expect, it } from "vitest";
import { ApiFailure } from "../../src/lib/api.ts";
import { bodyOf } from "../../src/lib/contract-schema.ts";
import {
  problemsOf,
  problemsOfFailure,
  saidAtField,
  withoutChanged,
  wordsOfIssues,
} from "../../src/ui/forms/problems.ts";

const NAMES = ["email", "password"];

describe("problemsOf", () => {
  it("keeps the form's order, and the first message per field", () => {
    const { fields, message } = problemsOf(
      [
        { password: "too short", email: undefined },
        { password: "not strong", email: "missing" },
      ],
      NAMES,
    );
    expect(Object.entries(fields)).toEqual([
      ["email", "missing"],
      ["password", "too short"],
    ]);
    expect(message).toBeUndefined();
  });
  it("shows messages for fields not in the form above it, once", () => {
    expect(problemsOf([{ "": "Too many tries.", captcha: "Too many tries.", otp: "Wrong." }], NAMES)).toEqual(
      {
        fields: {},
        message: "Too many tries. Wrong.",
      },
    );
  });
});

describe("a message for a path", () => {
  const names = ["locations[0].street", "locations[1].street", "skills"];
  it("is at its field, or the nearest one around it, or above the form", () => {
    const words = {
      "locations[1].street": "Too long.",
      "skills[4].name": "A skill is too long.",
      "skills[2].name": "Another skill is too long.",
      "locations[1].latitude": "No such point.",
    };
    expect(problemsOf([words], names)).toEqual({
      fields: { "locations[1].street": "Too long.", skills: "A skill is too long." },
      message: "No such point.",
    });
  });
  it("stays when another row changes, and disappears with its own", () => {
    const problems = problemsOf([{ "locations[0].street": "a", "locations[1].street": "b" }], names);
    const rows = [{ street: "x" }, { street: "y" }];
    const other = withoutChanged(problems, "locations", rows, [{ street: "z" }, rows[1]]);
    expect(other.fields).toEqual({ "locations[1].street": "b" });
    // A row that is taken out moves those after it.
    expect(withoutChanged(problems, "locations", rows, [rows[1]]).fields).toEqual({});
  });
});

describe("a message that names a field as the API does", () => {
  const at = (path: string, message: string) => problemsOf([{ [path]: message }], ["skills", "x"]);

  it("does not say that name beside the field's label", () => {
    expect(at("skills", "skills can be at most 50 entries long.").fields).toEqual({
      skills: "This can be at most 50 entries long.",
    });
    expect(at("skills[3].name", "name must be text.").fields).toEqual({ skills: "This must be text." });
    expect(saidAtField("openings", "openings must be a number.")).toBe("This must be a number.");
  });
  it("keeps it where no field of the form has it", () => {
    expect(at("months", "months must be a number.").message).toBe("months must be a number.");
  });
  it("leaves sentences as they are", () => {
    expect(at("skills", "Please name a skill.").fields).toEqual({ skills: "Please name a skill." });
    expect(at("x", "xylophones are not taken.").fields).toEqual({ x: "xylophones are not taken." });
  });
});

describe("wordsOfIssues", () => {
  it("takes the first issue of a field, and names nested ones by their path", () => {
    expect(
      wordsOfIssues([
        { message: "missing", path: ["email"] },
        { message: "no address", path: ["email"] },
        { message: "too many", path: [{ key: "schools" }, 0, "name"] },
        { message: "not now" },
      ]),
    ).toEqual({ email: "missing", "schools[0].name": "too many", "": "not now" });
  });
});

describe("problemsOfFailure", () => {
  it("puts the server's messages at their fields", () => {
    const failure = new ApiFailure("invalid_input", "2 fields cannot be used as they are.", {
      email: "missing",
    });
    expect(problemsOfFailure(failure, NAMES)).toEqual({ fields: { email: "missing" }, message: undefined });
  });
  it("shows the general message if no field is concerned", () => {
    const failure = new ApiFailure("network_error", "We couldn't reach Jobmap.");
    expect(problemsOfFailure(failure, NAMES)).toEqual({ fields: {}, message: "We couldn't reach Jobmap." });
  });
  it("is empty if the request was canceled", () => {
    expect(problemsOfFailure(new ApiFailure("aborted", "Canceled."), NAMES).message).toBeUndefined();
  });
});

describe("withoutChanged", () => {
  it("removes only the message of the changed field", () => {
    const problems = problemsOf([{ email: "missing", password: "missing" }], NAMES);
    expect(withoutChanged(problems, "email").fields).toEqual({ password: "missing" });
    expect(withoutChanged(problems, "name")).toBe(problems);
  });
});

describe("bodyOf", () => {
  it("is the contract's schema, with the interface that forms use", async () => {
    const schema = await bodyOf("POST user/job/related-jobs/{id}")();
    const result = await schema["~standard"].validate({ limit: 0 });
    expect(wordsOfIssues(result.issues ?? [])).toEqual({ limit: "limit must be at least 1." });
  });
});
