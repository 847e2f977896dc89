/** What `kernel.ts` uses of WebAssembly; the types of Node leave it out. */
declare namespace WebAssembly {
  class Memory {
    constructor(limits: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, Memory>>);
    readonly exports: Record<string, (...values: number[]) => number>;
  }
}
