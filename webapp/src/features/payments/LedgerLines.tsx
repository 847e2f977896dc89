import { t } from "#text";
import { type Column, dayText, Heading, Table } from "../../ui/index.ts";
import { balancesOf, type Movement, movementsOf, type Transaction } from "./ledger-words.ts";
import styles from "./Payments.module.css";

const COLUMNS: readonly Column<Movement>[] = [
  { id: "what", header: t`What`, isTitle: true, cell: ({ what }) => what },
  { id: "day", header: t`Date`, isPlain: true, cell: ({ at }) => dayText(at) },
  { id: "from", header: t({ message: "From", context: "an account" }), cell: ({ from }) => from },
  { id: "to", header: t({ message: "To", context: "an account" }), cell: ({ to }) => to },
  { id: "amount", header: t`Amount`, align: "end", cell: ({ amount }) => amount },
];

/** The ledger of a payment: each cent, credit and day, and where it went. */
export function LedgerLines({ payment }: { payment: Transaction }) {
  const movements = movementsOf(payment);
  if (movements.length === 0) return null;
  return (
    <section className={styles["part"]} aria-label={t`Ledger`}>
      <Heading level={2} size="xl">
        {t`Every cent and day`}
      </Heading>
      <p className={styles["more"]}>
        {t`Whatever leaves one account arrives in another. So the balances of each kind add up to zero.`}
      </p>
      <Table<Movement>
        caption={t`Movements`}
        captionHidden
        columns={COLUMNS}
        rows={movements}
        keyOf={({ key }) => key}
        empty={null}
      />
      <div className={styles["balances"]}>
        {balancesOf(payment).map(({ unit, rows, sum }) => (
          <dl key={unit} className={styles["sums"]}>
            {rows.map(({ name, amount }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className={styles["sum"]}>
              <dt>{t`Sum`}</dt>
              <dd>{sum}</dd>
            </div>
          </dl>
        ))}
      </div>
    </section>
  );
}
