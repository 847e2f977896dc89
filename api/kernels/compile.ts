import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

const OPTIONS = [
  ...["-O3", "--noAssert", "--runtime", "stub"],
  ...["--enable", "simd", "--enable", "threads"],
  ...["--importMemory", "--sharedMemory", "--maximumMemory", "65536", "--noExportMemory"],
];

/** Compiles the kernels of this folder. @returns the source of `api/src/map/kernel/kernel-module.ts` */
export async function compileKernels(): Promise<string> {
  let module: Uint8Array | undefined;
  const files = ["index.ts", "--outFile", "kernels.wasm"];
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const { error, stderr } = await main([...files, "--baseDir", folder, ...OPTIONS], {
    writeFile: (name, contents) => {
      if (name === "kernels.wasm" && typeof contents !== "string") module = contents;
    },
  });
  if (error || module === undefined) throw new Error(`The kernels do not compile.\n${stderr.toString()}`);
  const base64 = Buffer.from(module).toString("base64");
  return `/** Built from \`api/kernels/\` by \`npm run kernels\`; a test compiles the sources too and compares. WebAssembly in Base64. */
export const KERNELS =
  "${base64}";
`;
}
