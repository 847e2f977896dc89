import type { ReactElement } from "react";

/** A sentence around a datum of the employer's, which keeps its own direction in it. */
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
