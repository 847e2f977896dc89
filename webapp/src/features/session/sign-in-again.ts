import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartDialog } from "../../ui/index.ts";

/** Signing in over the page, in a script of its own: few sessions end while somebody works. */
export const SignInAgain = lazyPart("Sign in again", () => import("../account/SignInAgain.tsx"), PartDialog);
