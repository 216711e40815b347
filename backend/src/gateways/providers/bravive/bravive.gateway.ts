import {
  Credential,
  Gateway,
  GatewayBase,
  path,
  type ChargeOperation,
  type QueryOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';
import { payment, readPayment } from './charge.js';
import { apiError } from './refusal.js';

class BraviveCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}

/** Cards, card tokens and payouts throw here, as specified (payments.md §1). */
@Gateway({
  id: 'BRAVIVE',
  name: 'Bravive',
  evidence: 'documented',
  capabilities: ['chargePix', 'chargeBillet', 'query', 'webhook'],
  exampleBaseAddress: 'https://app.bravive.com/api/v1',
  credentials: BraviveCredentials,
  missingCredentials: 'Bravive API Error: Secret key is required',
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class BraviveGateway extends GatewayBase<BraviveCredentials> {
  override authorize({ secretKey }: BraviveCredentials): Record<string, string> {
    return { authorization: `Bearer ${secretKey}` };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/payments', body: payment(intent) }),
    read: (body, { createdAt }) => endingInOneDay(readPayment(body), createdAt),
    readError: apiError,
  };

  readonly chargeBillet: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/payments', body: payment(intent) }),
    read: readPayment,
    readError: apiError,
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/payments/${reference}` }),
    read: readPayment,
    readError: (status) => notFound(status) ?? apiError(status),
    ourKey: (body) => body.optionalText('custom_id'),
  };

  /** An unreadable webhook changes nothing: it is stored, logged and answered like any other. */
  override readonly webhook: WebhookReader<BraviveCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      const type = body.text('type');
      if (type !== 'PAYMENT') return { kind: 'ignored', detail: `event of type ${type}` };
      return chargeNotification(readPayment(body), {
        reference: body.text('id'),
        attemptId: body.optionalText('external_id'),
      });
    },
  };
}
