import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/money.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', (subject) => {
  it.each([
    ['charges the exact centavos, with our key (P1.8, P3.11, P9.1)', ask.chargesExactAmountWithOurKey],
    ['refunds the exact centavos with our key, or the whole only (P1.12)', ask.refundsExactAmountWithOurKey],
    ['pays out the exact centavos, with our key (P1.13, P9.1)', ask.paysOutExactAmountWithOurKey],
    [
      'says each currency that it charges, and refuses any other before anything is sent (P3.46, P9.4)',
      ask.chargesOnlyDeclaredCurrencies,
    ],
    ['never sends a CNPJ (P5.59)', ask.sendsNoCnpj],
    ['leaves no split out', ask.sendsOrRefusesSplits],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
