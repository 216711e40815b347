import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/cards.js';
import { SUBJECTS } from './gateways.contract.subjects.js';

describe.each(SUBJECTS)('$id', (subject) => {
  it.each([
    ['says how cards become tokens where they are charged', ask.declaresCardHandling],
    ['charges no card without a stored card or a token (P5.31, P5.32)', ask.refusesCardChargeWithoutToken],
    ['never sends the CNPJ of a holder (P5.59)', ask.sendsNoHolderCnpj],
    ['opens a card that we sealed for its own account only (P3.76, P7.76)', ask.opensCardOnlyForItsAccount],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
