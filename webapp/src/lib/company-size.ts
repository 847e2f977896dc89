const COUNT = new Intl.NumberFormat("en-US");

/** How many people a company has, from the contract's "1001-5000": "1,001 to 5,000"; "10001+" is "10,001 or more". */
export function companySizeText(size: string): string {
  const [, least, most] = /^(\d+)(?:-(\d+)|\+)$/.exec(size) ?? [];
  if (least === undefined) return size;
  return most === undefined
    ? `${COUNT.format(Number(least))} or more`
    : `${COUNT.format(Number(least))} to ${COUNT.format(Number(most))}`;
}
