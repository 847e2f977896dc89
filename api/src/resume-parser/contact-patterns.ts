export const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.\p{L}{2,}/u;
export const PHONE =
  /(?<![\p{L}\p{N}/.@-])\(?(?:\+|00)?\(?\d[\d\s().\-/\u00a0\u2010-\u2013]{6,}\d(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\p{L}\p{N}@])/u;
export const URL =
  /(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|dev|me|co|edu|gov|info|ai|app|tech|xyz|design|us|uk|de|es|mx|fr|pl|in|ca|blog|site|online|page|example)(?:\/[^\s|,·•)]*)?(?![\p{L}@])/iu;
