type Name = string | false | null | undefined;

/**
 * Joins class names of one CSS module and leaves out what is falsy: `cx("row", selected && "selected")`. Names the module
 * does not know pass through, so a `className` from outside can stand in the same list.
 */
export function classNames(module: Readonly<Record<string, string>>): (...names: Name[]) => string {
  return (...names) => names.flatMap((name) => (name ? (module[name] ?? name) : [])).join(" ");
}
