import { expect, test } from '@jest/globals';
import { ANTICIPATION_STATES, anticipationVerdict, type AnticipationEvent } from './anticipation-states.js';

const statesThat = (event: AnticipationEvent): string[] =>
  ANTICIPATION_STATES.filter((state) => anticipationVerdict(state, event) !== 'forbidden').map(
    (state) => `${state} > ${anticipationVerdict(state, event)}`,
  );

test('staff approve what the seller asked for, once', () => {
  expect(statesThat('approve')).toEqual(['PENDING > APPROVED', 'APPROVED > same', 'PAID > same']);
});

test('a changed rate is approved by the acceptance of the seller alone', () => {
  expect(statesThat('changeRate')).toEqual(['PENDING > PRE_APPROVED', 'PRE_APPROVED > PRE_APPROVED']);
  expect(anticipationVerdict('PRE_APPROVED', 'approve')).toBe('forbidden');
  expect(statesThat('accept')).toEqual(['PRE_APPROVED > APPROVED', 'APPROVED > same', 'PAID > same']);
});

test('only what is approved is paid', () => {
  expect(statesThat('paid')).toEqual(['APPROVED > PAID', 'PAID > same']);
});

test('neither a refusal nor a withdrawal undoes an approval', () => {
  expect(statesThat('refuse')).toEqual(['PENDING > REFUSED', 'PRE_APPROVED > REFUSED', 'REFUSED > same']);
  expect(statesThat('withdraw')).toEqual([
    'PENDING > CANCELED',
    'PRE_APPROVED > CANCELED',
    'CANCELED > same',
  ]);
});

test('a share that is gone cancels whatever was not paid, and leaves what was', () => {
  expect(statesThat('shareGone')).toEqual([
    ...['PENDING > CANCELED', 'PRE_APPROVED > CANCELED', 'APPROVED > CANCELED'],
    ...['CANCELED > same', 'PAID > same'],
  ]);
});
