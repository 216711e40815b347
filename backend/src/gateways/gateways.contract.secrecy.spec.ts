import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/secrecy.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', (subject) => {
  it.each([
    ['leaves no credential and nobody in the wire log', ask.logsNoSecrets],
    ['nor when the provider repeats it all in a complaint', ask.redactsProviderErrors],
    ['keeps nothing of a card', ask.keepsNoCardData],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
