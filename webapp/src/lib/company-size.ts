/** How many people a company has, from the contract's "1001-5000": "1,001 to 5,000"; "10001+" is "10,001 or more". */
export const companySizeText = (size: string): string =>
  size
    .replace(/\d+/g, (count) => Number(count).toLocaleString("en-US"))
    .replace("-", import.meta.env.LANGUAGE === "es" ? " a " : " to ")
    .replace("+", import.meta.env.LANGUAGE === "es" ? " o más" : " or more");
