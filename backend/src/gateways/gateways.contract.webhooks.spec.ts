import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/webhooks.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', (subject) => {
  it.each([
    ['reads nothing out of nonsense', ask.readsNothingOutOfNonsense],
    ['believes no delivery without a proof', ask.believesNoUnprovenDelivery],
    ['has examples of its proof, where it has one', ask.hasExamplesOfItsProof],
    ['refuses forged deliveries', ask.refusesForgedDeliveries],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
