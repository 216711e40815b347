import { expect, it } from '@jest/globals';
import { auditedChange } from './audited-change.js';

it('what is secret is not recorded, the addresses of certificates included', () => {
  const row = {
    ...{ termsUrl: 'https://site.example/terms', passwordHash: 'x', resetToken: 'x' },
    ...{ certCashInUrl: 'https://files.example/in.p12', certCashOutUrl: 'https://files.example/out.p12' },
  };
  expect(auditedChange(null, row).after).toEqual({ termsUrl: 'https://site.example/terms' });
  const changed = { ...row, certCashInUrl: 'https://files.example/other.p12' };
  expect(auditedChange(row, changed)).toEqual({ before: {}, after: {} });
});
