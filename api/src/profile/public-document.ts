import type { ResumeDocument } from "@jobmap/contract";

const HIDDEN = "••••";
/** Characters of a long number that stay readable, so that two licenses can be told apart. */
const SHOWN = 4;
const LONG = 8;

/** A license's number as everybody but its owner sees it. */
export const maskedNumber = (number: string): string =>
  number.length >= LONG ? `${HIDDEN}${number.slice(-SHOWN)}` : HIDDEN;

/** A document without the numbers of licenses, for whoever is not its owner. */
export function withMaskedNumbers(document: ResumeDocument): ResumeDocument {
  if (!document.licenses) return document;
  const licenses = document.licenses.map(({ number, ...license }) =>
    number === undefined ? license : { ...license, number: maskedNumber(number) },
  );
  return { ...document, licenses };
}

/** What reaches or shows a person, each of which they choose to show or not. */
export interface Shown {
  readonly showsEmail: boolean;
  readonly showsPhone: boolean;
  /** Street and postal code. */
  readonly showsStreet: boolean;
  readonly showsPicture: boolean;
}

export const SHOWS_NOTHING: Shown = {
  showsEmail: false,
  showsPhone: false,
  showsStreet: false,
  showsPicture: false,
};

/**
 * A document for everybody: without numbers of licenses and memberships, without other people (references); with email address,
 * phone number, street and picture only if their owner wants that.
 */
export function publicDocument(
  document: ResumeDocument,
  { showsEmail, showsPhone, showsStreet, showsPicture }: Shown,
): ResumeDocument {
  const {
    basics: { email, phone, location, image, ...basics } = {},
    references: _,
    affiliations,
    ...rest
  } = document;
  const { address, postalCode, ...town } = location ?? {};
  const place = showsStreet ? { address, postalCode, ...town } : town;
  return withMaskedNumbers({
    ...rest,
    ...(affiliations ? { affiliations: affiliations.map(({ memberId: _id, ...each }) => each) } : {}),
    basics: {
      ...basics,
      ...(Object.keys(place).length > 0 ? { location: place } : {}),
      ...(showsEmail && email !== undefined ? { email } : {}),
      ...(showsPhone && phone !== undefined ? { phone } : {}),
      ...(showsPicture && image !== undefined ? { image } : {}),
    },
  });
}
