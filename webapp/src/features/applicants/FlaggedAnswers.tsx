import { plural, t } from "#text";
import { Badge } from "../../ui/index.ts";

/** That answers are among those which the employer has flagged; nothing where none is. */
export const FlaggedAnswers = ({ count, brief = false }: { count: number; brief?: boolean }) =>
  count > 0 && (
    <Badge tone="warn">
      {brief ? t`Flagged` : plural(count, { one: "# flagged answer", other: "# flagged answers" })}
    </Badge>
  );
