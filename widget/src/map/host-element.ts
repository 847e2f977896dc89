/** Makes an element a map's container; the returned function restores it. */
export function decorateHostElement(
  element: HTMLElement,
  { interactive, cooperative, name }: { interactive: boolean; cooperative: boolean; name: string },
): () => void {
  const classes = [
    "jm-map",
    interactive ? "is-live" : "jm-still",
    ...(cooperative ? ["is-cooperative"] : []),
  ];
  const attributes: [name: string, value: string][] = interactive
    ? [
        ["tabindex", "0"],
        ["role", "region"],
        ["aria-label", name],
      ]
    : [];
  // Attributes that the page set itself are kept.
  const added = attributes.filter(([attribute]) => !element.hasAttribute(attribute));
  const hadClass = element.hasAttribute("class");
  element.classList.add(...classes);
  for (const [attribute, value] of added) element.setAttribute(attribute, value);
  return () => {
    const ours = [...element.classList].filter((one) => classes.includes(one) || one.startsWith("leaflet-"));
    element.classList.remove(...ours);
    if (!hadClass && element.classList.length === 0) element.removeAttribute("class");
    for (const [attribute] of added) element.removeAttribute(attribute);
  };
}
