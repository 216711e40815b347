/** The digits of a text, everything else dropped. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Lays characters into a pattern in which each `9` stands for one of them and anything else is printed as it is.
 * Stops when the characters run out, so it works on half-typed fields and never leaves a dangling separator.
 */
export function layInto(pattern: string, characters: string): string {
  let laid = '';
  let next = 0;
  for (const sign of pattern) {
    if (next >= characters.length) break;
    laid += sign === '9' ? characters.charAt(next++) : sign;
  }
  return laid;
}
