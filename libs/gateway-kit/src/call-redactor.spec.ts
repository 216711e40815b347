import { expect, it } from '@jest/globals';
import { ACME, AcmeCredentials, AcmeGateway, account, intent } from '../test/acme.js';
import { callRedactor } from './call-redactor.js';
import { Public } from './credentials.js';
import { Gateway } from './gateway.js';

class OpenCredentials extends AcmeCredentials {
  @Public() declare secret: string;
}

@Gateway({ ...ACME, id: 'ACME', auth: 'header', credentials: OpenCredentials, capabilities: ['chargePix'] })
class FormerGateway extends AcmeGateway {}

it('hides the secrets that the gateway of this call names, whatever another one called secret in the same account', () => {
  const reported = `shop ${account.credentials['shop']}, secret ${account.credentials['secret']}`;
  const redacted = (gateway: AcmeGateway) => callRedactor(gateway, account, intent, undefined)(reported);
  expect(redacted(new FormerGateway())).toBe(reported);
  expect(redacted(new AcmeGateway())).toBe(`shop ${account.credentials['shop']}, secret ***`);
});
