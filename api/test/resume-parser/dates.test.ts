import { describe, expect, it } from "vitest";
import { findPeriod } from "../../src/resume-parser/dates.ts";

const read = (text: string) => {
  const { start, end, isOpen, isExpected } = findPeriod(text) ?? { isOpen: false, isExpected: false };
  return [start ?? "", end ?? (isOpen ? "open" : ""), ...(isExpected ? ["expected"] : [])].join(" to ");
};

describe("a period", () => {
  it.each([
    ["Mar 2019 – Present", "2019-03 to open"],
    ["March 2019 - June 2021", "2019-03 to 2021-06"],
    ["03/2019-06/2021", "2019-03 to 2021-06"],
    ["2019–2021", "2019 to 2021"],
    ["Summer 2020", " to 2020"],
    ["Sept. 2018 to May 2023", "2018-09 to 2023-05"],
    ["May – August 2021", "2021-05 to 2021-08"],
    ["Jun '19 – Aug '21", "2019-06 to 2021-08"],
    ["enero de 2019 – actualidad", "2019-01 to open"],
    ["dic. 2015 a feb. 2018", "2015-12 to 2018-02"],
    ["desde marzo de 2020", "2020-03 to open"],
    ["since 2017", "2017 to open"],
    ["2019-03 – 2021-06", "2019-03 to 2021-06"],
    ["2019.03 - 2021.06", "2019-03 to 2021-06"],
    ["Expected May 2027", " to 2027-05 to expected"],
    ["2019年3月 – 至今", "2019-03 to open"],
    ["June 5, 2019 – July 1, 2020", "2019-06 to 2020-07"],
    ["(555) 201-2019", " to "],
    ["grew sales by $2019", " to "],
    ["2021 – 2019", " to 2021"],
  ])("%s", (text, expected) => expect(read(text)).toBe(expected));
});
