import { GALLERY_IMAGE, GALLERY_VIDEO, LOGO_FILE } from "@jobmap/contract";
import { expect, it } from "vitest";
import { LOGO_LIMITS, PICTURE_LIMITS, VIDEO_LIMITS } from "../src/features/company-profile/profile-limits.ts";

it.each([
  ["logo", LOGO_LIMITS, LOGO_FILE],
  ["picture", PICTURE_LIMITS, GALLERY_IMAGE],
  ["video", VIDEO_LIMITS, GALLERY_VIDEO],
])("the form for a %s has the contract's limits", (_, form, contract) => {
  expect(Object.keys(form.types)).toEqual(contract.types);
  expect(form.maxBytes).toBe(contract.maxBytes);
  expect(form.maxFiles).toBe(contract.maxCount);
});
