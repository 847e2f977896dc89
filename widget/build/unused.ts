import type { Plugin } from "rollup";

/** Methods that nothing of ours calls, by library: bundlers keep a class whole. */
const UNUSED = [
  { file: /\/kdbush\/index\.js$/, methods: ["static from"] },
  {
    file: /\/supercluster\/index\.js$/,
    methods: ["getTile", "getTileRaw", "_getTile", "_addTileFeatures"],
  },
];
/** What supercluster tells the console when it is asked to. */
const LOGGED = /^ *if \(log\) console\..*;$/gm;

/** Leaves these out, and stops the build when a new version of the library no longer has one of them as it was. */
export function withoutUnused(): Plugin {
  return {
    name: "without-unused",
    transform(code, id) {
      const library = UNUSED.find(({ file }) => file.test(id));
      if (library === undefined) return null;
      let short = code.replace(LOGGED, "");
      for (const method of library.methods) {
        const whole = new RegExp(`^    ${method}\\(.*\\{\\n[^]*?^    \\}\\n`, "m");
        if (!whole.test(short)) this.error(`${method} is not where this build expects it.`);
        short = short.replace(whole, "");
      }
      return { code: short, map: null };
    },
  };
}
