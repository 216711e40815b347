import { describe, expect, it } from '@jest/globals';
import * as ask from './contract/money.js';
import { CALLING } from './gateways.contract.subjects.js';

describe.each(CALLING)('$id', (subject) => {
  it.each([
    ['P1.8 P3.11 P9.1 charges the exact centavos, with our key', ask.chargesExactAmountWithOurKey],
    ['P1.12 refunds the exact centavos with our key, or the whole only', ask.refundsExactAmountWithOurKey],
    ['P1.13 P9.1 pays out the exact centavos, with our key', ask.paysOutExactAmountWithOurKey],
    [
      'P3.46 P9.4 says each currency that it charges, and refuses any other before anything is sent',
      ask.chargesOnlyDeclaredCurrencies,
    ],
    ['P5.59 never sends a CNPJ', ask.sendsNoCnpj],
    ['leaves no split out', ask.sendsOrRefusesSplits],
  ])('%s', async (_, question) => {
    expect(await question(subject)).toEqual([]);
  });
});
