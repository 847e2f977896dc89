import { t } from "#text";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartDialog } from "../../ui/index.ts";

/** The dialog for signing in again, as a separate chunk: few sessions end while the user is active. */
export const SignInAgain = lazyPart(t`Sign in again`, () => import("../account/SignInAgain.tsx"), PartDialog);
