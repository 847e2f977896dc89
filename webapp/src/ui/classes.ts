type Name = string | false | null | undefined;

/**
 * Joins class names of a CSS module and drops falsy values: `cx("row", selected && "selected")`. Names that the module does not define pass
 * through, so a `className` from outside can be in the same list.
 */
export function classNames(module: Readonly<Record<string, string>>): (...names: Name[]) => string {
  return (...names) => names.flatMap((name) => (name ? (module[name] ?? name) : [])).join(" ");
}
