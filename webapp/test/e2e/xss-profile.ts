import { type EndpointKey, endpoints } from "@jobmap/contract";
import { io } from "socket.io-client";
import { hostile, hostileFields } from "./xss-fields.ts";
import { MARKUP } from "./xss-texts.ts";
import { pack, SIGN } from "./xss-vectors.ts";
import type { Writer } from "./xss-writer.ts";

/** A profile with something hostile in every field of every section. */
export async function fillProfile(writer: Writer, token: string): Promise<void> {
  const fields = hostileFields("body");
  const value = (name: string) =>
    name === "url" ? hostile("example.com") : name === "code" ? SIGN : pack(100, 12);
  /** What is under a path of an endpoint, each field filled. */
  const filled = (key: EndpointKey, path: string) => {
    const begin = `${key} ${path}.`;
    const names = fields.filter((each) => each.startsWith(begin)).map((each) => each.slice(begin.length));
    return Object.fromEntries(
      names.map((name) => (name.endsWith("[]") ? [name.slice(0, -2), [value(name)]] : [name, value(name)])),
    );
  };
  for (const key of Object.keys(endpoints) as EndpointKey[])
    if (/^POST user\/[\w-]+\/add-profile$/.test(key))
      await writer.send(key, { entry: filled(key, "entry") }, token);
  const skills = "POST user/skill/update-profile";
  await writer.send(skills, { skills: [filled(skills, "skills[]")] }, token);
  await writer.send("POST user/bio/update", { bio: MARKUP.slice(0, 2_600) }, token);
  await writer.send("POST user/headline/update", { headline: pack(220) }, token);
  const place = { address: pack(100), postalCode: SIGN, city: pack(100), region: pack(100, 20) };
  const link = { network: pack(100), username: pack(100), url: hostile("example.com") };
  const contact = { phone: SIGN, url: hostile("example.com"), location: place, profiles: [link] };
  await writer.send("POST user/contact/update", { contact }, token);
}

/** Switches a candidate's public page on, with all that it can show. @returns its address */
export async function publishProfile(writer: Writer, url: string, token: string): Promise<string> {
  const page = await writer.send(
    "POST user/public-page/update",
    {
      profile_slug: "resume",
      resume_id: null,
      shows_email: true,
      shows_phone: true,
      shows_street: true,
      shows_picture: true,
      is_findable: true,
    },
    token,
  );
  const socket = io(url, { transports: ["websocket"], auth: { token } });
  await socket.timeout(30_000).emitWithAck("change_account_setting", { token, is_public_ats_resume: true });
  socket.disconnect();
  return `/user/${page.username}/${page.profile_slug}`;
}
