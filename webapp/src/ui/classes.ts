type Name = string | false | null | undefined;

/**
 * Joins class names of a CSS module and drops falsy values: `cx("row", selected && "selected")`. Names that the module does not define pass
 * through, so a `className` from outside can be in the same list.
 */
export function classNames(module: Readonly<Record<string, string>>): (...names: Name[]) => string {
  return (...names) => {
    // One string that grows: this is asked for most elements of every page, and a list that is joined takes longer.
    let classes = "";
    for (const name of names) if (name) classes += `${classes && " "}${module[name] ?? name}`;
    return classes;
  };
}
