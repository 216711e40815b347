import { expect, it } from '@jest/globals';
import { exportedRow } from './exported-row.js';

it('an exported row has no secret, key or certificate', () => {
  const secrets = {
    ...{ webhook_token: 't', private_key_sealed: 'k', cert_cash_in_url: 'u', password_hash: 'h' },
    ...{ token_digest: 'd', source_key: 's', client_secret: 'c' },
  };
  expect(exportedRow({ id: '1', name: 'Conecta', ...secrets })).toEqual({ id: '1', name: 'Conecta' });
});
