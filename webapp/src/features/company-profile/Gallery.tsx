import type { GalleryItem } from "@jobmap/contract";
import { type ReactNode, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, Heading, LinkIcon, Photo } from "../../ui/index.ts";
import styles from "./CompanyProfile.module.css";
import { FileForm, LinkForm } from "./GalleryForms.tsx";
import { MAX_GALLERY_ITEMS, PICTURE_LIMITS, VIDEO_LIMITS } from "./profile-limits.ts";
import type { ProfilePartProps } from "./profile-part.ts";

/** Pictures, videos and links on the company's page, each kind with its maximum count. */
export function Gallery({ profile, onSaved }: ProfilePartProps) {
  const [removed, setRemoved] = useState<GalleryItem>();
  const { gallery } = profile;
  const of = (kind: GalleryItem["kind"]) => gallery.filter((item) => item.kind === kind);
  const remove = async ({ id, kind }: GalleryItem) => {
    const key =
      kind === "IMAGE"
        ? "POST employer/profile/delete-gallary-image"
        : "POST employer/profile/delete-gallary-video";
    onSaved(await call(key, { body: { id } }));
    toast(kind === "IMAGE" ? t`The picture was removed` : t`The video was removed`, { tone: "success" });
  };
  return (
    <>
      <Kind title={t`Pictures`} items={of("IMAGE")} most={MAX_GALLERY_ITEMS.images} onRemove={setRemoved}>
        <FileForm
          what="picture"
          save="POST employer/profile/add-gallary-image"
          limits={PICTURE_LIMITS}
          onSaved={onSaved}
        />
      </Kind>
      <Kind title={t`Videos`} items={of("VIDEO")} most={MAX_GALLERY_ITEMS.videos} onRemove={setRemoved}>
        <FileForm
          what="video"
          save="POST employer/profile/add-gallary-video"
          limits={VIDEO_LIMITS}
          onSaved={onSaved}
        />
      </Kind>
      <Kind title={t`Linked videos`} items={of("LINK")} most={MAX_GALLERY_ITEMS.links} onRemove={setRemoved}>
        <LinkForm onSaved={onSaved} />
      </Kind>
      {removed && (
        <ConfirmDialog
          open
          onClose={() => setRemoved(undefined)}
          title={t`Remove ${nameOf(removed)}?`}
          yes={t`Remove it`}
          no={t`Keep it`}
          onConfirm={() => remove(removed)}
        >
          <p>{t`It will be removed from your public page right away.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface KindProps {
  title: string;
  items: readonly GalleryItem[];
  most: number;
  onRemove: (item: GalleryItem) => void;
  /** The form that adds an item. Hidden when the maximum is reached. */
  children: ReactNode;
}

function Kind({ title, items, most, onRemove, children }: KindProps) {
  return (
    <section className={styles["kind"]} aria-label={title}>
      <div className={styles["line"]}>
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <p className={styles["count"]}>{t`${items.length} of at most ${most}`}</p>
      </div>
      {items.length > 0 && (
        <ul className={styles["items"]}>
          {items.map((item) => (
            <li key={item.id} className={styles["item"]}>
              <Shown item={item} />
              <p className={styles["caption"]}>
                {item.caption || (item.kind === "LINK" ? "" : t`No caption`)}
              </p>
              <Button
                size="sm"
                variant="line"
                onClick={() => onRemove(item)}
                aria-label={t`Remove ${nameOf(item)}`}
              >{t`Remove`}</Button>
            </li>
          ))}
        </ul>
      )}
      {items.length < most ? children : <p className={styles["count"]}>{t`Remove one to add another.`}</p>}
    </section>
  );
}

function Shown({ item }: { item: GalleryItem }) {
  if (item.kind === "IMAGE") return <Photo picture={item} sizes="14rem" />;
  if (item.kind === "VIDEO")
    // biome-ignore lint/a11y/useMediaCaption: the employer's own video; its caption stands below it
    return <video src={item.url} controls preload="none" aria-label={item.caption || t`Video`} />;
  return (
    <a href={item.url} rel="noopener nofollow" target="_blank" className={styles["link"]}>
      <LinkIcon size="sm" />
      {item.url.replace(/^https?:\/\/(www\.)?/, "")}
    </a>
  );
}

const WORD = { IMAGE: t`this picture`, VIDEO: t`this video`, LINK: t`this link` } as const;
const nameOf = ({ kind, caption }: GalleryItem) => (caption ? `“${caption}”` : WORD[kind]);
