import { expect, test } from '@jest/globals';
import { formatCardNumber } from '@guiche/checkout-rules';
import { formatCpf, formatPhone } from '@guiche/brazil';
import { maskInput, placeAfterDigits } from './mask-input';

test('the caret stays after the same digit, before the separators that follow it', () => {
  expect(placeAfterDigits('529.982.247-25', 0)).toBe(0);
  expect(placeAfterDigits('529.982.247-25', 3)).toBe(3);
  expect(placeAfterDigits('529.982.247-25', 4)).toBe(5);
  expect(placeAfterDigits('529.982.247-25', 99)).toBe(14);
});

/** A field that holds the text, with the caret at the given place or its end. */
function aField(value: string, caret = value.length) {
  return {
    value,
    selectionStart: caret,
    setSelectionRange(place: number | null) {
      this.selectionStart = place ?? 0;
    },
  };
}

test.each([
  [' 529.982.247-25', formatCpf, '529.982.247-25'],
  ['CPF: 529.982.247-25', formatCpf, '529.982.247-25'],
  [' 4111  1111  1111  1111 ', formatCardNumber, '4111 1111 1111 1111'],
  ['+55 (11) 98765-4321', formatPhone, '(11) 98765-4321'],
])('%p pasted keeps all its digits (C5.29, C5.30, C5.32)', (pasted, mask, shown) => {
  const field = aField(pasted);
  maskInput(field, mask, 'insertFromPaste');
  expect([field.value, field.selectionStart]).toEqual([shown, shown.length]);
});

test('deleting in the middle moves no other digit; at the end the separators are deleted too', () => {
  const middle = aField('529.82.247-25', 4);
  maskInput(middle, formatCpf, 'deleteContentBackward');
  expect([middle.value, middle.selectionStart]).toEqual(['529.82.247-25', 4]);
  const end = aField('529.');
  maskInput(end, formatCpf, 'deleteContentBackward');
  expect(end.value).toBe('529');
});
