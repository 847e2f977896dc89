import type { PublicPageSetting } from "@jobmap/contract";
import { io } from "socket.io-client";
import { beforeEach, onTestFinished } from "vitest";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

export const PRIVATE: PublicPageSetting = {
  profile_slug: "resume",
  resume_id: null,
  shows_email: false,
  shows_phone: false,
  shows_street: false,
  shows_picture: false,
  is_findable: false,
};
const CONTACT = {
  phone: "410 555 0100",
  location: { address: "1 Pier", postalCode: "21201", city: "Baltimore", region: "MD" },
};

/** What of it nobody sees unless its owner chose so. */
export const SECRETS = ["555 0100", "1 Pier", "21201", "12345678", "Grace"] as const;

/** A server and a candidate, new for each test, with what is done to their public page. */
export function usePublicPage() {
  const server = useServer();
  let signedIn: SignedIn | undefined;
  beforeEach(async () => {
    signedIn = await server().signIn("user");
  });
  const ada = (): SignedIn => {
    if (!signedIn) throw new Error("Only inside a test.");
    return signedIn;
  };

  /** Every address under which something of a page is. */
  const addresses = (username = ada().account.username, slug = "resume") =>
    [username, `${username}/${slug}`, `${username}/${slug}/pdf`, `${username}/${slug}/vcard`].map(
      (path) => `/api/v1/user/view/${path}`,
    );
  return {
    server,
    ada,
    addresses,
    own: () => ada().ok("GET user/public-page", "user/public-page"),
    choose: (what: Partial<PublicPageSetting> = {}) =>
      ada().ok("POST user/public-page/update", "user/public-page/update", { ...PRIVATE, ...what }),
    view: (path = `${ada().account.username}/resume`) =>
      server().ok("GET user/view/{id}/{id2}", `user/view/${path}`),
    pdf: () => server().request("GET", addresses()[2] ?? ""),
    card: async () => (await server().request("GET", addresses()[3] ?? "")).text(),

    /** A profile with things that are nobody's business. */
    async fill() {
      await ada().ok("POST user/contact/update", "user/contact/update", { contact: CONTACT });
      await ada().ok("POST user/license/add-profile", "user/license/add-profile", {
        entry: { type: "Registered Nurse (RN)", number: "R-12345678" },
      });
      await ada().ok("POST user/experience/add-profile", "user/experience/add-profile", {
        entry: { position: "Nurse", name: "Harbor Clinic", startDate: "2020-05" },
      });
      await ada().ok("POST user/reference/add-profile", "user/reference/add-profile", {
        entry: { name: "Grace" },
      });
    },

    /** Switches as the product does: by the socket. */
    async turn(isOn: boolean) {
      const { token } = ada();
      const socket = io(server().url, { transports: ["websocket"], forceNew: true, auth: { token } });
      onTestFinished(() => void socket.disconnect());
      return socket
        .timeout(30_000)
        .emitWithAck("change_account_setting", { token, is_public_ats_resume: isOn });
    },
  };
}
