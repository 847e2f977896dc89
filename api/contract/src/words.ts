/**
 * The type of words that are, or become a part of, a message for people. `npm run texts` collects what is typed so, as it collects every
 * sentence: the web app has each in other languages.
 */
export type Words = string;
