import { expect, it } from '@jest/globals';
import {
  contractsInEffect,
  sharesExceedWhole,
  type ContractTerms,
  type DatedContract,
} from './contract-terms.js';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const terms = (mainBps: number, changes: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ mainBps, bumpBps: mainBps, upsellBps: mainBps, laterBps: mainBps, base: 'REST' },
  ...changes,
});
const version = (
  contractId: string,
  number: number,
  from: string,
  of: ContractTerms | null,
): DatedContract => ({
  ...{ contractId, number, terms: of, partnerId: `partner of ${contractId}`, fromMs: at(from).getTime() },
});
const numbersAt = (dated: readonly DatedContract[], now: Date) =>
  contractsInEffect(dated, now).map(({ contractId, number }) => `${contractId} ${number}`);

it('of each contract the latest version holds whose instant has come, until a version ends it', () => {
  const dated = [
    version('a', 1, '2026-03-01', terms(3000)),
    version('a', 2, '2026-03-10', terms(2000)),
    version('b', 1, '2026-03-05', terms(1000)),
    version('a', 3, '2026-03-20', null),
  ];
  expect(numbersAt(dated, at('2026-02-28'))).toEqual([]);
  expect(numbersAt(dated, new Date(at('2026-03-10').getTime() - 1))).toEqual(['a 1', 'b 1']);
  expect(numbersAt(dated, at('2026-03-10'))).toEqual(['a 2', 'b 1']);
  expect(numbersAt(dated, at('2026-03-20'))).toEqual(['b 1']);
});

it('a contract with a last day holds to the end of that day in São Paulo', () => {
  const dated = [version('a', 1, '2026-03-01', terms(3000, { until: '2026-03-10' }))];
  expect(numbersAt(dated, new Date('2026-03-11T02:59:59.999Z'))).toEqual(['a 1']);
  expect(numbersAt(dated, new Date('2026-03-11T03:00:00Z'))).toEqual([]);
});

it('co-producers exceed the whole where all of their versions do at one instant, in any of the shares', () => {
  const [now, half] = [at('2026-03-02'), version('a', 1, '2026-03-01', terms(5000))];
  const other = (of: ContractTerms, from = '2026-03-01') => version('b', 1, from, of);
  expect(sharesExceedWhole([half, other(terms(5000))], now)).toBe(false);
  expect(sharesExceedWhole([half, other(terms(5001))], now)).toBe(true);
  for (const share of ['bumpBps', 'upsellBps', 'laterBps'])
    expect([share, sharesExceedWhole([half, other(terms(5000, { [share]: 5001 }))], now)]).toEqual([
      share,
      true,
    ]);
  // What begins after the other ended, or ended before now, does not count.
  const ended = { ...half, terms: terms(5000, { until: '2026-03-05' }) };
  expect(sharesExceedWhole([ended, other(terms(9000), '2026-03-10')], now)).toBe(false);
  expect(sharesExceedWhole([half, other(terms(9000), '2026-03-10')], now)).toBe(true);
  expect(sharesExceedWhole([half, other(terms(9000)), version('a', 2, '2026-03-02', null)], now)).toBe(false);
});
