import { MIN_PROFILE_IMAGE_SIDE, PROFILE_IMAGE } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { type WebPicture, webPictures } from "../../files/clean-picture.ts";
import type { Upload } from "../../files/upload.ts";
import { Account } from "../../models/index.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";
import { doomFile, publicPath, storeFiles } from "../store-files.ts";
import { profileOf } from "./write-profile.ts";

/** Longest sides of the stored pictures, in pixels. */
const SIDES = { picture: 800, cover: 1_920 } as const;
const { field } = PROFILE_IMAGE;

/**
 * Sets the picture or the cover of a profile, re-encoded; without a file it removes it.
 * @throws ApiError under the field: `invalid_input` for a picture that is too small, and as {@link webPictures} does
 */
export async function savePicture(
  services: Services,
  accountId: number,
  what: keyof typeof SIDES,
  upload: Upload | undefined,
): Promise<void> {
  const requester = requesterOf(accountId);
  const pictures = upload
    ? await webPictures(services.fileReaders, { bytes: upload.bytes, field, requester }, [SIDES[what]])
    : [];
  for (const picture of pictures) requireSize(picture, SIDES[what]);
  const options = { accountId, access: "public", field } as const;
  await storeFiles(services, pictures, options, async ([stored], transaction) => {
    const at = services.now();
    const account = await Account.findByPk(accountId, { transaction, lock: true, rejectOnEmpty: true });
    const profile = await profileOf(accountId, transaction, at);
    const [path, id] = [stored ? publicPath(stored) : null, stored?.id ?? null];
    if (what === "picture") {
      await doomFile(services, profile.pictureFileId, transaction);
      await account.update({ profileImage: path }, { transaction });
      // A link to a picture elsewhere, as imports bring one, gives way to the picture.
      const { image: _, ...basics } = profile.basics;
      await profile.update({ pictureFileId: id, basics, updatedAt: at }, { transaction });
    } else {
      await doomFile(services, profile.coverFileId, transaction);
      await profile.update({ cover: path, coverFileId: id, updatedAt: at }, { transaction });
    }
  });
}

/** @param side the longest that is kept: a picture that has it may have been larger */
function requireSize({ width, height }: WebPicture, side: number): void {
  if (Math.min(width, height) >= MIN_PROFILE_IMAGE_SIDE || Math.max(width, height) === side) return;
  const message = `This picture is too small. Please choose one of at least ${MIN_PROFILE_IMAGE_SIDE} × ${MIN_PROFILE_IMAGE_SIDE} pixels.`;
  throw new ApiError("invalid_input", message, { [field]: message });
}
