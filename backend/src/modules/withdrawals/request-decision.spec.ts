import { describe, expect, it } from '@jest/globals';
import type { WithdrawalRules } from '../platforms/index.js';
import { firstStateOf, refusalOfRequest, risksOf, type RequestFacts } from './request-decision.js';

const RULES: WithdrawalRules = {
  ...{ minAmount: 1_000, fee: 390, dailyLimit: 100_000, automaticDailyCap: 500_000, fromHour: 8, toHour: 20 },
  ...{ autoApproveLimit: 20_000, fourEyesFrom: 50_000, auditFrom: 80_000 },
};
/** 9 a.m. in São Paulo. */
const NOW = new Date('2026-03-17T12:00:00Z');
const FACTS: RequestFacts = {
  ...{ amount: 10_000, takenToday: 0, takenByAllToday: 0, now: NOW },
  registeredAt: new Date('2025-01-01T12:00:00Z'),
  chargebackBps: 100,
  approvedAt: new Date('2026-03-01T12:00:00Z'),
  wasPaidBefore: true,
};
const refusal = (facts: Partial<RequestFacts>) => refusalOfRequest({ ...FACTS, ...facts }, RULES);

describe('a request for a withdrawal', () => {
  it.each([
    ['the least amount', { amount: 1_000 }, null],
    ['less than that', { amount: 999 }, 'belowMinimum'],
    ['up to the limit of the day', { amount: 60_000, takenToday: 40_000 }, null],
    ['a cent above it', { amount: 60_001, takenToday: 40_000 }, 'aboveDailyLimit'],
    ['at the first hour', { now: new Date('2026-03-17T11:00:00Z') }, null],
    ['a minute before it', { now: new Date('2026-03-17T10:59:00Z') }, 'outsideHours'],
    ['a minute before the last hour ends', { now: new Date('2026-03-17T22:59:59Z') }, null],
    ['at its end', { now: new Date('2026-03-17T23:00:00Z') }, 'outsideHours'],
  ])('of %s is answered %j', (_, facts, wanted) => {
    expect(refusal(facts)).toBe(wanted);
  });

  it('is not taken when the fee would eat it, whatever the minimum says', () => {
    expect(refusalOfRequest({ ...FACTS, amount: 390 }, { ...RULES, minAmount: 1 })).toBe('belowMinimum');
  });

  it.each([
    ['NEW_SELLER', { registeredAt: new Date('2026-02-15T12:00:01Z') }],
    ['NEW_DESTINATION', { approvedAt: new Date('2026-03-10T12:00:01Z') }],
    ['FIRST_TO_DESTINATION', { wasPaidBefore: false }],
    ['CHARGEBACKS', { chargebackBps: 101 }],
    ['DAILY_CAP', { takenByAllToday: 490_001 }],
  ])('shows staff the risk %s', (risk, facts) => {
    expect(risksOf(FACTS, RULES)).toEqual([]);
    expect(risksOf({ ...FACTS, ...facts }, RULES)).toEqual([risk]);
  });

  it('is paid without a person only up to the limit and without a risk', () => {
    expect(firstStateOf(20_000, [], RULES)).toEqual({ state: 'READY', needsTwo: false });
    expect(firstStateOf(20_001, [], RULES)).toEqual({ state: 'WAITING', needsTwo: false });
    expect(firstStateOf(100, ['CHARGEBACKS'], RULES)).toEqual({ state: 'WAITING', needsTwo: false });
    expect(firstStateOf(50_000, [], RULES)).toEqual({ state: 'WAITING', needsTwo: true });
    expect(firstStateOf(80_000, [], RULES)).toEqual({ state: 'IN_AUDIT', needsTwo: true });
    expect(firstStateOf(50_000, [], { ...RULES, autoApproveLimit: 99_999 }).state).toBe('WAITING');
  });
});
