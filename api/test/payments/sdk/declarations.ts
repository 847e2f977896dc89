import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** An interface of the SDK: its members' types as they are written there. */
export interface Declared {
  readonly file: string;
  /** Its name with those of the namespaces it is in, such as `Session.AutomaticTax`. */
  readonly name: string;
  readonly members: Map<string, { readonly type: string; readonly isOptional: boolean }>;
}

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve("stripe"))), "resources");
const SHARED = join(FOLDER, "../shared.d.ts");
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * The interfaces and names of types that the installed SDK declares, read from its files: the compiler forgets them before tests run.
 * They are generated, each member and name of a type on a line of its own.
 */
export class Declarations {
  readonly #interfaces = new Map<string, Declared>();
  readonly #aliases = new Map<string, string>();
  /** By the value of `object` that the SDK gives them, such as `checkout.session`. */
  readonly #resources = new Map<string, Declared>();
  /** Files that declare a name at their top. */
  readonly #homes = new Map<string, string>();

  constructor() {
    for (const file of [SHARED, ...globSync(join(FOLDER, "**/*.d.ts"))]) this.#read(file);
  }

  resource(object: string): Declared | undefined {
    return this.#resources.get(object);
  }

  /** What a name means where it is used: an interface, or the text of another type. */
  find(name: string, { file, name: scope }: Pick<Declared, "file" | "name">): Declared | string | undefined {
    for (let around = scope.split("."); ; around = around.slice(0, -1)) {
      const full = `${file}#${[...around, name].join(".")}`;
      const found = this.#interfaces.get(full) ?? this.#aliases.get(full);
      if (found !== undefined) return found;
      if (around.length === 0) break;
    }
    const home = this.#homes.get(name.split(".")[0] ?? "");
    const full = `${home}#${name}`;
    return this.#interfaces.get(full) ?? this.#aliases.get(full);
  }

  #read(file: string): void {
    const open: { kind: string; name: string }[] = [];
    let current: Declared | undefined;
    for (const line of readFileSync(file, "utf8").replace(COMMENTS, "").split("\n")) {
      const block = /^\s*(?:export )?(?:declare )?(interface|namespace|class) (\w+).*\{\s*(\}?)$/.exec(line);
      const alias = /^\s*(?:export )?type (\w+)(?:<\w+>)? = (.*);$/.exec(line);
      const member = /^\s*(?:readonly )?'?([\w-]+)'?(\??): (.*);$/.exec(line);
      const [, kind = "", name = "", isClosed] = block ?? [];
      const path = open.map((each) => each.name);
      if (block) {
        if (kind === "interface") current = this.#declare(file, [...path, name].join("."));
        if (!isClosed) open.push({ kind, name });
      } else if (/^\s*\}/.test(line)) {
        if (open.pop()?.kind === "interface") current = undefined;
      } else if (/\{\s*$/.test(line)) open.push({ kind: "other", name: "" });
      else if (alias) this.#aliases.set(`${file}#${[...path, alias[1]].join(".")}`, alias[2] ?? "");
      else if (member && current && open.at(-1)?.kind === "interface") this.#member(current, member);
    }
  }

  #declare(file: string, name: string): Declared {
    const declared = { file, name, members: new Map() };
    this.#interfaces.set(`${file}#${name}`, declared);
    if (!name.includes(".") && !this.#homes.has(name)) this.#homes.set(name, file);
    return declared;
  }

  #member(declared: Declared, [, name = "", mark, type = ""]: readonly string[]): void {
    declared.members.set(name, { type, isOptional: mark === "?" });
    const object = name === "object" ? /^'([\w.]+)'$/.exec(type)?.[1] : undefined;
    const isDeleted = declared.name.startsWith("Deleted");
    if (object && !isDeleted && !declared.name.includes(".") && !this.#resources.has(object))
      this.#resources.set(object, declared);
  }
}
