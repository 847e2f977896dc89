import { eachField, namesOf } from "@jobmap/contract/job-fields";
import { fieldFacts, fieldsForSchemaOrg } from "@jobmap/contract/job-fields-shown";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ADDED_FIELDS, ADDED_SHOWN } from "../../api/test/support/added-fields.ts";
import { plainText } from "../src/features/post-job/describe-content.ts";
import { Problem } from "../src/features/post-job/fields/conversion.ts";
import { readText, rowsOf, shownText } from "../src/features/post-job/fields/plain-fields.ts";
import { PlainRow } from "../src/features/post-job/JobFieldRows.tsx";

const SAID = {
  immediate_start: true,
  shift: "NIGHT",
  travel_percent: 25,
  dress_code: "Boots",
  housing_from: "2026-12-01",
} as const;
const NOTHING = eachField(ADDED_FIELDS, () => null);
const names = namesOf(ADDED_FIELDS);

describe("a field added to the table of job fields", () => {
  it("has a row in its step", () => {
    expect(rowsOf("job", ADDED_FIELDS)).toEqual(["shift", "dress_code"]);
    expect(rowsOf("description", ADDED_FIELDS)).toEqual(["immediate_start", "travel_percent"]);
    const rows = names.map((name) =>
      renderToString(
        <PlainRow
          name={name}
          field={ADDED_FIELDS[name]}
          value={shownText(SAID[name])}
          error={name === "shift" ? "Please choose." : undefined}
          onValueChange={() => {}}
        />,
      ),
    );
    for (const [at, name] of names.entries()) {
      expect(rows[at]).toContain(ADDED_FIELDS[name].label);
      expect(rows[at]).toContain(`name="${name}"`);
    }
    expect(rows[0]).toMatch(/<option value="yes" selected="">Yes</);
    expect(rows[1]).toMatch(/<option value="NIGHT" selected="">Night shift<.*Please choose\./s);
    expect(rows[4]).toContain('type="date"');
  });

  it("is read back from its row unchanged", () => {
    for (const name of names) {
      const read = (text: string) => readText(ADDED_FIELDS[name], name, text);
      expect(read(shownText(SAID[name]))).toBe(SAID[name]);
      expect(read(shownText(null))).toBeNull();
    }
    // Entries that a browser kept before there was the field.
    for (const name of names) expect(readText(ADDED_FIELDS[name], name, undefined)).toBeNull();
    const problem = readText(ADDED_FIELDS.travel_percent, "travel_percent", "101");
    expect(problem).toEqual(new Problem("travel_percent", "Please enter a number from 0 to 100."));
  });

  it("is named in the list of changes", () => {
    expect(names.map((name) => plainText(ADDED_FIELDS[name])(SAID[name]))).toEqual([
      "Yes",
      "Night shift",
      "25",
      "Boots",
      "Dec 1, 2026",
    ]);
  });

  it("is a fact of the job page, and part of its structured data", () => {
    expect(Object.values(fieldFacts(SAID, ADDED_SHOWN))).toEqual([
      ["Immediate start", "Yes"],
      ["Shift", "Night shift"],
      ["Travel", "25%"],
      ["Dress code", "Boots"],
    ]);
    expect(fieldsForSchemaOrg(SAID, ADDED_SHOWN)).toEqual({
      jobImmediateStart: true,
      workHours: "Night shift",
    });
    expect(fieldsForSchemaOrg({ ...SAID, immediate_start: false }, ADDED_SHOWN)).toMatchObject({
      jobImmediateStart: false,
    });
    expect(fieldFacts(NOTHING, ADDED_SHOWN)).toEqual({});
  });
});
