import { describe, expect, test } from '@jest/globals';
import type { ReleaseScheme } from '@guiche/money';
import { releaseAtApproval, releaseInstant, releaseTermsOf } from './release-terms.js';

const rule = (days: number) => ({ days, reserveBps: 0, reserveDays: 0 });
/** Scheme C of domain.md §3: PIX at once, an affiliate after seven days. */
const SCHEME_C: ReleaseScheme = {
  PIX: { ...rule(0), affiliateDays: 7 },
  BILLET: rule(2),
  CREDIT_CARD: rule(30),
  ...{ businessDaysOnly: false, trackingRequired: false, heldByRefundRequest: false },
};
/** The last minute of Monday 2026-03-02 in America/Sao_Paulo. */
const APPROVED = new Date('2026-03-03T02:59:00Z');

const dayOf = (
  scheme: ReleaseScheme,
  method: 'PIX' | 'BILLET' | 'CREDIT_CARD',
  role?: 'affiliate' | 'producer',
) => {
  const { release } = releaseTermsOf(scheme, { method, isSent: false });
  return releaseInstant(release, { bucket: 'pending', ...(role && { role }) }, APPROVED).toISOString();
};

describe('the day of a release', () => {
  test('is counted in calendar days of America/Sao_Paulo, from midnight to midnight', () => {
    expect(dayOf(SCHEME_C, 'PIX')).toBe('2026-03-02T03:00:00.000Z');
    expect(dayOf(SCHEME_C, 'BILLET')).toBe('2026-03-04T03:00:00.000Z');
    expect(dayOf(SCHEME_C, 'CREDIT_CARD')).toBe('2026-04-01T03:00:00.000Z');
  });

  test('is another one for an affiliate where the scheme says so (scheme C)', () => {
    expect(dayOf(SCHEME_C, 'PIX', 'affiliate')).toBe('2026-03-09T03:00:00.000Z');
    expect(dayOf(SCHEME_C, 'PIX', 'producer')).toBe('2026-03-02T03:00:00.000Z');
  });

  test('moves over weekends and bank holidays only where the scheme says so', () => {
    const friday = { ...SCHEME_C, BILLET: rule(32) };
    expect(dayOf(friday, 'BILLET')).toBe('2026-04-03T03:00:00.000Z');
    expect(dayOf({ ...friday, businessDaysOnly: true }, 'BILLET')).toBe('2026-04-06T03:00:00.000Z');
  });

  test('is unknown until the tracking code of what is sent, and only of what is sent (scheme D)', () => {
    const scheme = { ...SCHEME_C, trackingRequired: true };
    const of = (isSent: boolean) =>
      releaseAtApproval(
        releaseTermsOf(scheme, { method: 'BILLET', isSent }).release,
        { bucket: 'pending' },
        APPROVED,
      );
    expect(of(true)).toBe('tracking');
    expect(of(false)).toEqual(new Date('2026-03-04T03:00:00Z'));
  });

  test('of an order without terms is the thirtieth', () => {
    expect(releaseInstant(undefined, { bucket: 'reserve' }, APPROVED)).toEqual(
      new Date('2026-04-01T03:00:00Z'),
    );
  });
});

test('a part is held as a guarantee only where the scheme has one', () => {
  const sale = { method: 'PIX', isSent: false } as const;
  expect(releaseTermsOf(SCHEME_C, sale).reserve).toBeUndefined();
  const held = { ...SCHEME_C, PIX: { days: 0, reserveBps: 1000, reserveDays: 30 } };
  expect(releaseTermsOf(held, sale)).toMatchObject({ reserve: { bps: 1000 }, release: { reserveDays: 30 } });
});
