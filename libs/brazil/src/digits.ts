/** Returns the digits of a text. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Fills a pattern: each `9` is replaced by one character, everything else is copied. Stops when the characters run
 * out, so it works on incomplete input and leaves no trailing separator.
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
