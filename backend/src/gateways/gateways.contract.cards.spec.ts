import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/cards.js';
import { SUBJECTS } from './gateways.contract.subjects.js';

describe.each(SUBJECTS)('$id', (subject) => {
  it.each([
    ['says how cards become tokens where they are charged', ask.declaresCardHandling],
    ['P5.31 P5.32 charges no card without a stored card or a token', ask.refusesCardChargeWithoutToken],
    ['P5.59 never sends the CNPJ of a holder', ask.sendsNoHolderCnpj],
    ['P3.76 P7.76 opens a card that we sealed for its own account only', ask.opensCardOnlyForItsAccount],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
