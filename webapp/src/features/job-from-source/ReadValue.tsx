import styles from "./FromSource.module.css";

/** Longer texts may not fit, so that they scroll. */
const LONG = 250;

/** What was read for a field. A long text scrolls by itself, also by keyboard. */
export function ReadValue({ name, text }: { name: string; text: string }) {
  if (text.length <= LONG)
    return (
      <p className={styles["value"]} dir="auto">
        {text}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, which the keyboard must be able to do
    <section tabIndex={0} className={styles["value"]} aria-label={name} dir="auto">
      {text}
    </section>
  );
}
