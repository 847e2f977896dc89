import { describe, expect, it } from "vitest";
import { GalleryItem } from "../../src/models/index.ts";
import { findShownCompany } from "../../src/queries/shown-company.ts";
import { buildCompany } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

useServer();

describe("a company of its own page", () => {
  it("has its pictures as they were added, with every column", async () => {
    const company = await buildCompany({});
    const item = { caption: "", width: null, height: null, smallUrl: null, smallWidth: null };
    const items = [
      {
        kind: "IMAGE",
        url: "/files/1",
        caption: "The “pier” & more",
        width: 800,
        height: 600,
        smallUrl: "/files/2",
        smallWidth: 400,
      },
      { ...item, kind: "LINK", url: "https://videos.example/1" },
    ] as const;
    for (const one of items)
      await GalleryItem.create({ ...one, companyId: company.id, createdAt: new Date() });
    const { gallery } = (await findShownCompany(company.username)) ?? {};
    expect(gallery).toEqual(items.map((one) => ({ ...one, id: expect.any(Number) })));
  });

  it("has none without any, and is none if it is hidden", async () => {
    const company = await buildCompany({});
    expect(await findShownCompany(String(company.id))).toMatchObject({ id: company.id, gallery: [] });
    await company.update({ showProfile: false });
    expect(await findShownCompany(String(company.id))).toBeNull();
  });
});
