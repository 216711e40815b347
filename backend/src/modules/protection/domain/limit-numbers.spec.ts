import { expect, it } from '@jest/globals';
import { limitProblems } from './limit-changes.js';
import { limitChangesOf, limitNumbers } from './limit-numbers.js';

it('every velocity limit is a number of the form, with its usual value and what the platform changed', () => {
  const numbers = limitNumbers({ card: { address: { attempts: 500 } }, offer: { declines: 7 } });
  expect(numbers).toHaveLength(19);
  expect(numbers[0]).toEqual({ name: 'card_address_attempts', usual: 120, changed: 500 });
  expect(numbers[1]).toEqual({ name: 'card_address_declines', usual: 20, changed: null });
  expect(numbers.slice(-2)).toEqual([
    { name: 'offer_declines', usual: 100, changed: 7 },
    { name: 'offer_declinedPercent', usual: 80, changed: null },
  ]);
});

it('velocity limits from the form are stored where they differ from the usual, and are valid', () => {
  const changes = limitChangesOf([
    { name: 'card_address_attempts', value: 500 },
    { name: 'card_address_declines', value: 20 },
    { name: 'code_email_attempts', value: 30 },
    { name: 'offer_declinedPercent', value: 95 },
  ]);
  expect(changes).toEqual({
    ...{ card: { address: { attempts: 500 } }, code: { email: { attempts: 30 } } },
    offer: { declinedPercent: 95 },
  });
  expect(limitProblems(changes)).toEqual([]);
  expect(limitChangesOf([])).toEqual({});
});

it.each(['card_card', 'code_card_attempts', '__proto__', 'offer', ''])(
  'the velocity limit %j does not exist',
  (name) => {
    expect(limitChangesOf([{ name, value: 5 }])).toBeUndefined();
  },
);
