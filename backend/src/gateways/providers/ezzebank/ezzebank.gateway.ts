import {
  Gateway,
  GatewayBase,
  UnreadableBody,
  path,
  readReais,
  type ChargeOperation,
  type Login,
  type QueryOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';
import { qrcode, readCharge } from './charge.js';
import { notImplemented } from './refusal.js';
import { queryWithdraw, withdraw } from './withdraw.js';
import { ClientCredentials, basicLogin } from '../../formatting/client-credentials.js';

class EzzebankCredentials extends ClientCredentials {}

const RECEIVED = 'RECEIVEPIX';

@Gateway({
  id: 'EZZEBANK',
  name: 'EzzeBank',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'find', 'withdraw', 'queryWithdraw', 'webhook'],
  exampleBaseAddress: 'https://api.ezzebank.com',
  credentials: EzzebankCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'oauth',
  partialRefund: false,
  splits: false,
})
export class EzzebankGateway extends GatewayBase<EzzebankCredentials> {
  override authorize(_: EzzebankCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  override readonly logins: { readonly main: Login<EzzebankCredentials> } = {
    main: basicLogin('/v2/oauth/token', 'form'),
  };

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/v2/pix/qrcode', body: qrcode(intent) }),
    read: (body, { createdAt }) => endingInOneDay(readCharge(body), createdAt),
    readError: notImplemented,
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/v2/pix/qrcode/${reference}/detail` }),
    read: readCharge,
    readError: (status) => notFound(status) ?? notImplemented(status),
  };

  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({ method: 'GET', path: path`/v2/pix/qrcode/external/${attemptId}` }),
    read: (body, { attemptId }) => {
      if (body.optionalText('external_id') !== attemptId) throw new UnreadableBody('the charge is not ours');
      return readCharge(body);
    },
    readError: (status) => notFound(status) ?? notImplemented(status),
  };

  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;

  override readonly webhook: WebhookReader<EzzebankCredentials> = {
    proof: { kind: 'unproven' },
    // Some accounts receive the same fields inside `requestBody`.
    read: (body) => {
      const event = body.optionalObject('requestBody') ?? body;
      const type = event.text('transactionType');
      if (type !== RECEIVED) return { kind: 'ignored', detail: `transaction of type ${type}` };
      const reference = event.text('transactionId');
      // The webhook has no status: it means that the money arrived.
      return chargeNotification(
        { kind: 'settled', reference, amount: readReais(event, 'amount'), native: type },
        { reference, attemptId: event.optionalText('external_id') },
      );
    },
  };
}
