import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DnsUnavailable } from "../../src/gateways/dns/index.ts";
import { createResolver } from "../../src/gateways/dns/resolver.ts";
import { NameServer } from "../support/name-server.ts";

const names = new NameServer();
let address = "";
beforeAll(async () => {
  address = await names.start();
});
afterAll(() => names.stop());

describe("the resolver", () => {
  it("reads TXT records over the wire, those in pieces as one", async () => {
    const long = `v=spf1 ${"include:mail.example ".repeat(20)}`;
    names.texts.set("harbor.example", [long, "jobmap-verification=abc"]);
    expect(await createResolver([address]).texts("harbor.example")).toEqual([
      long,
      "jobmap-verification=abc",
    ]);
  });

  it("finds nothing at a domain without records, and at one that is not there", async () => {
    names.texts.set("bare.example", []);
    expect(await createResolver([address]).texts("bare.example")).toEqual([]);
    expect(await createResolver([address]).texts("nowhere.example")).toEqual([]);
  });

  it("does not take a failure or silence for an answer", async () => {
    names.failing.add("broken.example");
    names.silent.add("silent.example");
    await expect(createResolver([address]).texts("broken.example")).rejects.toThrow(DnsUnavailable);
    await expect(createResolver([address]).texts("silent.example")).rejects.toThrow(DnsUnavailable);
  }, 30_000);
});
