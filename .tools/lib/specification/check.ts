import { NOT_BUILT, READINGS, SENTENCES, type Specification } from "./read.ts";

/**
 * The mistakes in the table of facts, one line each. Every fact needs a test, a reading, or an entry as not built yet.
 */
export function problemsOf({ sentences, notBuilt, readings, tests }: Specification): string[] {
  const unknown = (id: string, where: string) =>
    sentences.has(id) ? [] : [`${where} names ${id}, which ${SENTENCES} does not have.`];
  const tested = testedIds({ tests });
  return [
    ...[...sentences]
      .filter(([id]) => !tested.has(id) && !readings.has(id) && !notBuilt.has(id))
      .map(([id, words]) => `${id} has neither a test nor a reading: ${words}`),
    ...tests.flatMap(({ file, line, ids, isAboveTest }) => [
      ...ids.flatMap((id) => unknown(id, `${file}:${line}`)),
      ...(isAboveTest ? [] : [`${file}:${line} is not above a test that runs.`]),
    ]),
    ...[...readings.keys()].flatMap((id) => unknown(id, READINGS)),
    ...[...notBuilt].flatMap(([id, part]) => [
      ...unknown(id, NOT_BUILT),
      ...(tested.has(id) || readings.has(id)
        ? [`${NOT_BUILT} has ${id} among ${part}, but it has a test or a reading.`]
        : []),
    ]),
  ];
}

/** One line that counts the facts that are tested, read differently, and not built yet. */
export function tallyOf({ sentences, notBuilt, readings, tests }: Specification): string {
  const tested = testedIds({ tests });
  const count = (is: (id: string) => boolean) => [...sentences.keys()].filter(is).length;
  const parts = new Map<string, number>();
  for (const part of notBuilt.values()) parts.set(part, (parts.get(part) ?? 0) + 1);
  return [
    `Specification: ${sentences.size} facts, ${count((id) => tested.has(id))} tested,`,
    `${count((id) => readings.has(id))} read in a recorded way (${count((id) => readings.has(id) && tested.has(id))} of them tested),`,
    `${notBuilt.size} not built yet (${[...parts].map(([part, of]) => `${part} ${of}`).join(", ")}).`,
  ].join(" ");
}

function testedIds({ tests }: Pick<Specification, "tests">): ReadonlySet<string> {
  return new Set(tests.filter(({ isAboveTest }) => isAboveTest).flatMap(({ ids }) => ids));
}
