import type { ReactElement } from "react";

/** A sentence with a value from the employer in it. `<bdi>` keeps the value's own text direction. */
export function around(sentence: (datum: string) => string, datum: string): ReactElement {
  const [before, after] = sentence("\n").split("\n");
  return (
    <>
      {before}
      <bdi>{datum}</bdi>
      {after}
    </>
  );
}
