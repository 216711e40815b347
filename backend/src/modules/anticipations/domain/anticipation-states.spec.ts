import { expect, test } from '@jest/globals';
import {
  ANTICIPATION_STATES,
  anticipationVerdict,
  isOpenAnticipation,
  type AnticipationEvent,
} from './anticipation-states.js';

const statesThat = (event: AnticipationEvent): string[] =>
  ANTICIPATION_STATES.filter((state) => anticipationVerdict(state, event) !== 'forbidden').map(
    (state) => `${state} > ${anticipationVerdict(state, event)}`,
  );

test('staff approve what the seller asked for, once, and the first of two people approves it beforehand', () => {
  expect(statesThat('approve')).toEqual([
    ...['PENDING > APPROVED', 'PRE_APPROVED > APPROVED', 'APPROVED > same', 'PAID > same'],
  ]);
  expect(statesThat('approveFirst')).toEqual(['PENDING > PRE_APPROVED', 'PRE_APPROVED > PRE_APPROVED']);
});

test('a changed rate waits for the seller, and nobody else approves it', () => {
  expect(statesThat('changeRate')).toEqual([
    ...['PENDING > OFFERED', 'PRE_APPROVED > OFFERED', 'OFFERED > OFFERED'],
  ]);
  expect(anticipationVerdict('OFFERED', 'approve')).toBe('forbidden');
  expect(statesThat('accept')).toEqual(['OFFERED > APPROVED', 'APPROVED > same', 'PAID > same']);
  expect(statesThat('acceptFirst')).toEqual(['OFFERED > PRE_APPROVED']);
});

test('only what is approved is paid', () => {
  expect(statesThat('paid')).toEqual(['APPROVED > PAID', 'PAID > same']);
});

test('neither a refusal nor a withdrawal undoes an approval', () => {
  const of = (to: string): string[] =>
    ['PENDING', 'PRE_APPROVED', 'OFFERED'].map((state) => `${state} > ${to}`);
  expect(statesThat('refuse')).toEqual([...of('REFUSED'), 'REFUSED > same']);
  expect(statesThat('withdraw')).toEqual([...of('CANCELED'), 'CANCELED > same']);
});

test('a share that is gone cancels whatever was not paid, and leaves what was', () => {
  expect(statesThat('shareGone')).toEqual([
    ...['PENDING > CANCELED', 'PRE_APPROVED > CANCELED', 'OFFERED > CANCELED', 'APPROVED > CANCELED'],
    ...['CANCELED > same', 'PAID > same'],
  ]);
});

test('what somebody decides about is open', () => {
  expect(ANTICIPATION_STATES.filter(isOpenAnticipation)).toEqual(['PENDING', 'PRE_APPROVED', 'OFFERED']);
});
