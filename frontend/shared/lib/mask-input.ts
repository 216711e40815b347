type MaskedInput = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>;

/**
 * Formats typed or pasted text and keeps the caret after the same digit: otherwise a correction in the middle of a CPF
 * would move the caret to its end. A masked field has no maxLength: the browser would cut a pasted text before the mask
 * could drop its separators.
 * @param inputType  of the event; after a deletion in the middle the text is formatted on the next input
 */
export function maskInput(input: MaskedInput, mask: (text: string) => string, inputType = ''): void {
  const atEnd = input.selectionStart === null || input.selectionStart >= input.value.length;
  if (inputType.startsWith('delete') && !atEnd) return;
  const masked = mask(input.value);
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = countDigits(input.value.slice(0, caret));
  input.value = masked;
  const place = placeAfterDigits(masked, digitsBefore);
  input.setSelectionRange(place, place);
}

/** The caret position after so many digits. */
export function placeAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
