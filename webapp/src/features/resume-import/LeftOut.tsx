import type { ResumeDraft } from "@jobmap/contract";
import { plural } from "#text";
import { Disclosure } from "../../ui/index.ts";

/** What of the file is not here, and why. */
export function LeftOut({ leftOut }: { leftOut: ResumeDraft["left_out"] }) {
  if (leftOut.length === 0) return null;
  return (
    <Disclosure
      summary={plural(leftOut.length, {
        one: "# value of the file could not be used",
        other: "# values of the file could not be used",
      })}
    >
      <ul>
        {leftOut.map(({ path, message }) => (
          <li key={path}>
            <code>{path}</code>: {message}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
