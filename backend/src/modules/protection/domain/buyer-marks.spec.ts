import { describe, expect, it } from '@jest/globals';
import { buyerMarks, typedBuyerMark } from './buyer-marks.js';

const emailOf = (email: string) => buyerMarks({ email, document: null })[0]?.value;

describe('the marks of a buyer', () => {
  it.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['ana+compras@example.com', 'ana@example.com'],
    ['ana.souza@example.com', 'ana.souza@example.com'],
    ['Ana.Souza+2@Gmail.com', 'anasouza@gmail.com'],
    ['anasouza@googlemail.com', 'anasouza@gmail.com'],
    ['+tag@example.com', '+tag@example.com'],
  ])('of %s is the mailbox %s', (email, mailbox) => {
    expect(emailOf(email)).toBe(mailbox);
  });

  it('has the document where the buyer gave one', () => {
    expect(buyerMarks({ email: 'ana@example.com', document: '11144477735' })).toEqual([
      { kind: 'EMAIL', value: 'ana@example.com' },
      { kind: 'DOCUMENT', value: '11144477735' },
    ]);
  });

  it.each([
    [' Ana+1@example.com ', { kind: 'EMAIL', value: 'ana@example.com' }],
    ['111.444.777-35', { kind: 'DOCUMENT', value: '11144477735' }],
    ['11.222.333/0001-81', { kind: 'DOCUMENT', value: '11222333000181' }],
    ['111.444.777-36', undefined],
    ['Ana Souza', undefined],
    ['ana@example', undefined],
    ['', undefined],
  ])('that staff type as %p', (text, mark) => {
    expect(typedBuyerMark(text)).toEqual(mark);
  });
});
