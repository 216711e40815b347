import { expect, it } from '@jest/globals';
import { DISPUTE_STATES, disputeVerdict, type DisputeEvent } from './dispute-states.js';

const verdicts = (event: DisputeEvent) =>
  Object.fromEntries(DISPUTE_STATES.map((state) => [state, disputeVerdict(state, event)]));

it('a defence is sent once, before the deadline', () => {
  expect(verdicts('defend')).toEqual({
    ...{ NOTIFIED: 'DEFENCE_SENT', BLOCKED: 'DEFENCE_SENT', DEFENCE_SENT: 'same', EXPIRED: 'forbidden' },
    ...{ WON: 'forbidden', LOST: 'forbidden', RETURNED_PART: 'forbidden' },
  });
});

it('a deadline ends only what nobody has answered', () => {
  expect(verdicts('expire')).toEqual({
    ...{ NOTIFIED: 'EXPIRED', BLOCKED: 'EXPIRED', DEFENCE_SENT: 'same', EXPIRED: 'same' },
    ...{ WON: 'same', LOST: 'same', RETURNED_PART: 'same' },
  });
});

it('a result is final, except that a lost chargeback may be reversed', () => {
  expect(verdicts('WON')).toEqual({
    ...{ NOTIFIED: 'WON', BLOCKED: 'WON', DEFENCE_SENT: 'WON', EXPIRED: 'WON' },
    ...{ WON: 'same', LOST: 'WON', RETURNED_PART: 'forbidden' },
  });
  expect(verdicts('LOST')).toMatchObject({ WON: 'forbidden', LOST: 'same', RETURNED_PART: 'forbidden' });
  expect(verdicts('RETURNED_PART')).toMatchObject({ WON: 'forbidden', LOST: 'forbidden' });
});
