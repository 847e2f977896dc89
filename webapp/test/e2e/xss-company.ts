import { png } from "../../../api/test/support/pictures.ts";
import { hostile } from "./xss-fields.ts";
import { MARKUP, WORDS } from "./xss-texts.ts";
import { pack } from "./xss-vectors.ts";
import type { Writer } from "./xss-writer.ts";

export async function fillCompany(writer: Writer, token: string): Promise<void> {
  await writer.send(
    "POST employer/profile/update-basic-detail",
    {
      company_name: pack(250, 10),
      tagline: pack(220, 20),
      description: `${WORDS}\n${MARKUP}`,
      industry: pack(120, 40),
    },
    token,
  );
  await writer.send(
    "POST employer/profile/update-contact-detail",
    {
      website: hostile("example.com"),
      phone: pack(40),
      street: pack(250, 50),
      locality: pack(120, 60),
      region: pack(60, 70),
      postal_code: pack(20),
    },
    token,
  );
  const networks = ["linkedin", "facebook", "instagram", "x", "youtube", "tiktok"];
  await writer.send(
    "POST employer/profile/update-social-detail",
    Object.fromEntries(networks.map((name) => [name, hostile(`${name}.com`)])),
    token,
  );
  await writer.send(
    "POST employer/profile/add-gallary-image",
    { caption: pack(200, 15) },
    token,
    await png(),
  );
  await writer.send(
    "POST employer/profile/add-gallary-video-links",
    { url: hostile("youtube.com"), caption: pack(200, 45) },
    token,
  );
  await writer.send(
    "POST employer/profile/update-name",
    { first_name: pack(100, 5), last_name: pack(100, 35) },
    token,
  );
}
