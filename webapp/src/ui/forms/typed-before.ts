/**
 * The values merged with what the fields actually contain. On a slow phone, users type and password managers fill in before hydration, and
 * React does not see that.
 */
export function withTyped<Values extends object>(values: Values, form: HTMLFormElement | null): Values {
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const box = form?.elements.namedItem(name);
    if (typeof value === "string" && isTextBox(box) && box.value !== value) typed[name] = box.value;
  }
  return Object.keys(typed).length > 0 ? { ...values, ...typed } : values;
}

const NOT_TYPED = ["checkbox", "radio", "file", "hidden", "button", "submit"];

function isTextBox(
  box: Element | RadioNodeList | null | undefined,
): box is HTMLInputElement | HTMLTextAreaElement {
  return (
    box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && !NOT_TYPED.includes(box.type))
  );
}
