import { GALLERY_LIMITS } from "@jobmap/contract";
import { type Transaction, UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { webPictures } from "../../files/clean-picture.ts";
import type { Upload } from "../../files/upload.ts";
import { Company, GalleryItem } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";
import { doomFile, type FileToStore, publicPath, type StoredFile, storeFiles } from "../store-files.ts";

interface Owner {
  readonly accountId: number;
  readonly companyId: number;
}

const FIELD = "file";
/** Longest sides of the stored pictures, in pixels: for the largest place on one of our pages, and for lists. */
const LOGO_SIDES = [512] as const;
const GALLERY_SIDES = [1_920, 640] as const;
const LIMITS = {
  IMAGE: [
    GALLERY_LIMITS.images,
    `A gallery can have ${GALLERY_LIMITS.images} pictures. Please remove one first.`,
  ],
  VIDEO: [
    GALLERY_LIMITS.videos,
    `A gallery can have ${GALLERY_LIMITS.videos} videos. Please remove one first.`,
  ],
  LINK: [
    GALLERY_LIMITS.links,
    `A gallery can have ${GALLERY_LIMITS.links} links to videos. Please remove one first.`,
  ],
} as const;

const missing = () =>
  new ApiError("invalid_input", "Please choose a file.", { [FIELD]: "Please choose a file." });

/** Sets a company's logo, re-encoded; without a file it removes the logo. */
export async function setLogo(services: Services, owner: Owner, upload: Upload | undefined): Promise<void> {
  const pictures = upload ? await drawn(services, owner, upload, LOGO_SIDES) : [];
  await store(services, owner, pictures, async ([stored], transaction) => {
    const company = await Company.findByPk(owner.companyId, { transaction, lock: true, rejectOnEmpty: true });
    await doomFile(services, company.logoFileId, transaction);
    await company.update(
      { logo: stored ? publicPath(stored) : null, logoFileId: stored?.id ?? null },
      { transaction },
    );
  });
}

/**
 * Adds a re-encoded picture, or a video, to a company's gallery.
 * @throws ApiError `conflict` when the gallery is full
 */
export async function addToGallery(
  services: Services,
  owner: Owner,
  kind: "IMAGE" | "VIDEO",
  { upload, caption }: { upload: Upload | undefined; caption: string },
): Promise<void> {
  if (!upload) throw missing();
  await requireRoom(owner.companyId, kind);
  const pictures = kind === "IMAGE" ? await drawn(services, owner, upload, GALLERY_SIDES) : undefined;
  await store(services, owner, pictures ?? [upload], async ([stored, small], transaction) => {
    if (!stored) throw missing();
    await Company.findByPk(owner.companyId, { transaction, lock: true });
    await requireRoom(owner.companyId, kind, transaction);
    await GalleryItem.create(
      {
        companyId: owner.companyId,
        kind,
        fileId: stored.id,
        url: publicPath(stored),
        caption,
        width: pictures?.[0].width ?? null,
        height: pictures?.[0].height ?? null,
        smallFileId: small?.id ?? null,
        smallUrl: small ? publicPath(small) : null,
        smallWidth: pictures?.[1]?.width ?? null,
        createdAt: services.now(),
      },
      { transaction },
    );
  });
}

/** Adds the address of a video. Idempotent. */
export async function addVideoLink(
  { now }: Services,
  { companyId }: Owner,
  { url, caption }: { url: string; caption: string },
): Promise<void> {
  await requireRoom(companyId, "LINK");
  await GalleryItem.create({ companyId, kind: "LINK", url, caption, createdAt: now() }).catch(
    (error: unknown) => {
      if (!(error instanceof UniqueConstraintError)) throw error;
    },
  );
}

/** @throws ApiError `not_found` for an item that does not exist, belongs to another company, or is of another kind */
export async function removeFromGallery(
  services: Services,
  actor: Actor,
  id: number,
  kinds: readonly GalleryItem["kind"][],
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const found = await GalleryItem.findOne({ where: { id, kind: [...kinds] }, transaction });
    const item = permit(actor, "gallery.edit", found, "Item not found.");
    await item.destroy({ transaction });
    await doomFile(services, item.fileId, transaction);
    await doomFile(services, item.smallFileId, transaction);
  });
}

const drawn = (
  { fileReaders }: Services,
  { accountId }: Owner,
  { bytes }: Upload,
  sides: readonly [number, ...number[]],
) => webPictures(fileReaders, { bytes, field: FIELD, requester: requesterOf(accountId) }, sides);

async function requireRoom(
  companyId: number,
  kind: GalleryItem["kind"],
  transaction: Transaction | null = null,
) {
  const [most, message] = LIMITS[kind];
  if ((await GalleryItem.count({ where: { companyId, kind }, transaction })) < most) return;
  throw new ApiError("conflict", message);
}

function store(
  services: Services,
  { accountId }: Owner,
  files: readonly FileToStore[],
  write: (stored: readonly StoredFile[], transaction: Transaction) => Promise<void>,
): Promise<void> {
  return storeFiles(services, files, { accountId, access: "public", field: FIELD }, write);
}
