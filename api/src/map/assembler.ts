import { I32, leb } from "./instructions.ts";

/** A function of 32-bit parameters that returns one such number. */
export interface KernelCode {
  readonly name: string;
  readonly parameters: number;
  /** Types of the locals besides its parameters, and how many there are of each in turn. */
  readonly locals: readonly (readonly [count: number, type: number])[];
  readonly body: readonly number[];
}

const FUNCTION = 0x60;
const MAX_MEMORY_PAGES = 65_536;

/** A module of functions over the shared memory `js.memory`. */
export function assemble(functions: readonly KernelCode[]): WebAssembly.Module {
  return new WebAssembly.Module(
    Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(
        1,
        functions.map(({ parameters }) => [
          ...[FUNCTION, parameters],
          ...new Array<number>(parameters).fill(I32),
          ...[1, I32],
        ]),
      ),
      ...section(2, [[...name("js"), ...name("memory"), 2, 3, 1, ...leb(MAX_MEMORY_PAGES)]]),
      ...section(
        3,
        functions.map((_, i) => [i]),
      ),
      ...section(
        7,
        functions.map((each, i) => [...name(each.name), 0, i]),
      ),
      ...section(
        10,
        functions.map(({ locals, body }) => {
          const code = [...leb(locals.length), ...locals.flat(), ...body, 0x0b];
          return [...leb(code.length), ...code];
        }),
      ),
    ]),
  );
}

function section(id: number, items: readonly (readonly number[])[]): number[] {
  const content = [...leb(items.length), ...items.flat()];
  return [id, ...leb(content.length), ...content];
}

function name(text: string): number[] {
  return [text.length, ...Buffer.from(text)];
}
