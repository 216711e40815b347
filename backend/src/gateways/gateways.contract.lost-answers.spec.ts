import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/lost-answers.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', (subject) => {
  it.each([
    [
      'takes a lost answer to the call that moves money for unknown, and asks once',
      ask.readsLostAnswerAsUnknown,
    ],
    ['was certainly not booked when a step before it failed', ask.booksNothingBeforeMainStep],
    ['stays booked when a step after it failed', ask.keepsResultWhenFollowUpFails],
    ['learns nothing of a charge from a lost answer', ask.readsFailedQueryAsUnknown],
    [
      'asks about the charge that a delivery names, and takes it for ours when its answer says so',
      ask.queriesChargeNamedByWebhook,
    ],
    ["counts being turned away as ours, never as the buyer's", ask.readsAuthenticationErrorAsRefused],
    ['gives an unseen status word the specified default, flagged (P4.7, P4.30)', ask.flagsUnlistedStatus],
    ['flags an unseen word of a payout', ask.flagsUnlistedPayoutStatus],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
