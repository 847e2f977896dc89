/** What stories mount. Storybook compiles this for React; `preact-runtime.ts` bundles it again for Preact. */
export { mount } from "../../widget/src/embed/mount.ts";
export { type Mounted, mountPiece, type PieceName } from "./pieces.tsx";
