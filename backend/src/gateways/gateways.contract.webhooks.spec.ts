import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/webhooks.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', (subject) => {
  it.each([
    ['reads nothing out of nonsense', ask.rejectsUnreadableWebhooks],
    ['believes no delivery without a proof', ask.treatsUnprovenWebhookAsHint],
    ['has examples of its proof, where it has one', ask.hasExamplesOfWebhookProof],
    ['refuses forged deliveries', ask.rejectsForgedWebhooks],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
