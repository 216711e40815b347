/** Everything that separates words: blanks of any width, tabs, line and paragraph breaks. */
const SPACES = /[\s\u0085\u180E\p{Z}]+/gu;

/**
 * Characters that are not seen and change how the others are read or ordered: direction marks, joiners, soft hyphens, byte
 * order marks, tags, and variation selectors.
 */
const INVISIBLE = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFE00-\uFE0F\uFFA0\u{E0100}-\u{E01EF}]/gu;

/**
 * A text of one line as it is kept, compared and passed on: composed (NFC), without characters that are not seen, each run of
 * spaces and line breaks one space, none at its ends. People paste such characters without knowing, so they are not asked to
 * remove them; nothing that they could read is lost.
 */
export function singleLine(text: string): string {
  return text.replace(SPACES, ' ').replace(INVISIBLE, '').normalize('NFC').replace(/ {2,}/g, ' ').trim();
}
