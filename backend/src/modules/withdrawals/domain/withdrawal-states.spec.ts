import { describe, expect, it } from '@jest/globals';
import {
  OPEN_STATES,
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_STATES,
  moneyOf,
  withdrawStatusOf,
  withdrawalVerdict,
  type WithdrawalState,
} from './withdrawal-states.js';

/** The table once more: rows from, columns in the order of WITHDRAWAL_EVENTS; a dot is forbidden. */
const TABLE: Readonly<Record<WithdrawalState, string>> = {
  WAITING: 'IN_AUDIT HALF_APPROVED READY . REFUSED CANCELED PAID CANCELED . . . . . .',
  IN_AUDIT: 'same HALF_APPROVED READY . REFUSED CANCELED PAID . . . . . . .',
  HALF_APPROVED: 'IN_AUDIT same READY . REFUSED CANCELED PAID CANCELED . . . . . .',
  READY: '. . same same . CANCELED . CANCELED SENDING SENT PAID stale stale FAILED',
  SENDING: '. . . . . . . . . SENT PAID RETURNED CANCELED FAILED',
  SENT: '. . . . . . . . . same PAID RETURNED CANCELED stale',
  FAILED: '. . . READY REFUSED CANCELED PAID . . SENT PAID stale stale same',
  PAID: '. . . . . . same . . stale same RETURNED RETURNED stale',
  REFUSED: '. . . . same . . . . stale . same same stale',
  CANCELED: '. . . . . same . same . stale . same same stale',
  RETURNED: '. . . . . . . . . stale . same same stale',
};

describe('the states of a withdrawal', () => {
  it.each(WITHDRAWAL_STATES)('lead from %s only where the table says', (state) => {
    const row = WITHDRAWAL_EVENTS.map((event) => withdrawalVerdict(state, event)).map((verdict) =>
      verdict === 'forbidden' ? '.' : verdict,
    );
    expect(row.join(' ')).toBe(TABLE[state]);
  });

  it('are pending until the money arrives or is given back (P4.136, P4.137, P4.138, P4.139)', () => {
    const of = (status: string) => WITHDRAWAL_STATES.filter((state) => withdrawStatusOf(state) === status);
    expect(of('PENDING')).toEqual(OPEN_STATES);
    expect([of('APPROVED'), of('REJECTED'), of('CANCELED')]).toEqual([
      ['PAID'],
      ['REFUSED', 'RETURNED'],
      ['CANCELED'],
    ]);
  });

  it('move money only where it is paid, given back, or comes back from the provider', () => {
    const moved = WITHDRAWAL_STATES.flatMap((from) =>
      WITHDRAWAL_EVENTS.flatMap((event) => {
        const to = withdrawalVerdict(from, event);
        if (to === 'same' || to === 'stale' || to === 'forbidden') return [];
        const money = moneyOf(from, to);
        return money ? [`${from} ${event}: ${money}`] : [];
      }),
    );
    expect(moved).toEqual([
      ...['WAITING refuse: giveBack', 'WAITING cancel: giveBack', 'WAITING payByHand: pay'],
      ...['WAITING withdraw: giveBack', 'IN_AUDIT refuse: giveBack', 'IN_AUDIT cancel: giveBack'],
      ...['IN_AUDIT payByHand: pay', 'HALF_APPROVED refuse: giveBack', 'HALF_APPROVED cancel: giveBack'],
      ...['HALF_APPROVED payByHand: pay', 'HALF_APPROVED withdraw: giveBack'],
      ...['READY cancel: giveBack', 'READY withdraw: giveBack', 'READY paid: pay', 'SENDING paid: pay'],
      ...['SENDING declined: giveBack', 'SENDING canceled: giveBack', 'SENT paid: pay'],
      ...['SENT declined: giveBack', 'SENT canceled: giveBack', 'FAILED refuse: giveBack'],
      ...['FAILED cancel: giveBack', 'FAILED payByHand: pay', 'FAILED paid: pay'],
      'PAID declined: takeBack',
      'PAID canceled: takeBack',
    ]);
  });
});
