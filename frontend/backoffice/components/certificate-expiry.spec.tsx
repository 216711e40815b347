import { expect, it } from '@jest/globals';
import { CertificateExpiry } from './certificate-expiry';

const NOW = '2026-11-25T12:00:00.000Z';
const words = { valid: 'valid', expired: 'expired' };
const shownFor = (at: string) => {
  const { props } = CertificateExpiry({ at, now: NOW, words }) as {
    props: { tone: string; children: string };
  };
  return [props.tone, props.children];
};

it.each([
  ['2027-11-25T12:00:00.000Z', 'ok', 'valid'],
  ['2026-12-25T12:00:00.000Z', 'ok', 'valid'],
  ['2026-12-25T11:59:59.999Z', 'warn', 'valid'],
  ['2026-11-25T12:00:00.000Z', 'bad', 'expired'],
  ['2020-01-01T00:00:00.000Z', 'bad', 'expired'],
])('a certificate that is valid until %s is marked as %s on 25 November 2026', (at, tone, text) => {
  expect(shownFor(at)).toEqual([tone, text]);
});
