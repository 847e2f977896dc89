import { domainOf } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { whyUnclaimable } from "../../src/policies/claimable-domain.ts";
import { readRecords, recordOf } from "../../src/policies/domain-proof.ts";

describe("a domain", () => {
  it.each([
    ["harbor.example", "harbor.example"],
    ["https://www.Harbor.example/jobs?x=1", "harbor.example"],
    ["http://harbor.example:8080", "harbor.example"],
    ["jobs.harbor.example.", "jobs.harbor.example"],
    ["café.example", "xn--caf-dma.example"],
  ])("is read from %s", (text, domain) => expect(domainOf(text)).toBe(domain));

  it.each([
    "",
    "harbor works",
    "127.0.0.1",
    "http://[::1]/",
    "1.2.3",
    "ftp://harbor.example",
    "https://boss@harbor.example",
    "-harbor.example",
    "harbor_works.example",
    `${"a".repeat(64)}.example`,
    "javascript:alert(1)",
  ])("is not read from %s", (text) => expect(domainOf(text)).toBeUndefined());

  it.each([
    "com",
    "co.uk",
    "com.mx",
    "ca.us",
    "github.io",
    "harbor.github.io",
    "harbor.wordpress.com",
    "gmail.com",
    "mail.yahoo.com",
    "harbor.duckdns.org",
  ])("such as %s proves nothing, in words", (domain) => expect(whyUnclaimable(domain)).toMatch(/\.$/));

  it.each(["harbor.example", "harbor.co.uk", "jobs.harbor.com", "co.com", "mygmail.com", "x.us"])(
    "such as %s can be claimed",
    (domain) => expect(whyUnclaimable(domain)).toBeUndefined(),
  );
});

describe("records", () => {
  const token = "t".repeat(43);
  it("prove a domain only with the token of the claim", () => {
    expect(readRecords(["v=spf1 -all", ` ${recordOf(token)} `], token).isFound).toBe(true);
    for (const texts of [[], ["v=spf1"], [token], [recordOf("u".repeat(43))], [`x${recordOf(token)}`]])
      expect(readRecords(texts, token).isFound).toBe(false);
  });
  it("that are not the right ones are told apart", () => {
    expect(readRecords([], token).problem).toMatch(/no TXT record/);
    expect(readRecords(["a", "b"], token).problem).toMatch(/2 TXT records/);
    expect(readRecords([recordOf("x")], token).problem).toMatch(/not the one of your company/);
  });
});
