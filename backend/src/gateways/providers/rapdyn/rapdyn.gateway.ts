import {
  Credential,
  Gateway,
  GatewayBase,
  readReais,
  withdrawTable,
  type NativeBody,
  type Operation,
  type WebhookReader,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import { all } from '../../formatting/typical-statuses.js';
import { chargePix, query, readCharge } from './charge.js';

export class RapdynCredentials {
  @Credential({ 'pt-BR': 'Token', 'en-US': 'Token', 'es-ES': 'Token' })
  @IsNotEmpty()
  @IsString()
  token!: string;
}

const payout = withdrawTable({
  ...all('PENDING' as const, 'PENDING', 'PROCESSING'),
  ...all('APPROVED' as const, 'COMPLETED', 'DONE', 'SUCCESS', 'PAID'),
  ...all('REJECTED' as const, 'FAILED', 'REFUNDED'),
  ...all('CANCELED' as const, 'CANCELED', 'CANCELLED'),
});

/** Its amount is a text in reais, unlike the one we send. */
function transferNotification(transfer: NativeBody): ParsedWebhook {
  const withdrawId = transfer.text('transfer_id');
  const amount = readReais(transfer, 'value');
  return payoutNotification(payout(transfer.text('status'), { withdrawId, amount }), {
    withdrawId,
    withdrawReference: transfer.optionalText('external_id'),
  });
}

/** A token and the webhook address from the panel; cents; unsigned webhooks. */
@Gateway({
  id: 'RAPDYN',
  name: 'Rapdyn',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://app.rapdyn.io/api',
  credentials: RapdynCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class RapdynGateway extends GatewayBase<RapdynCredentials> {
  override authorize({ token }: RapdynCredentials): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  readonly chargePix = chargePix;
  readonly query = query;

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => {
      const { key, type } = payoutKey(intent, 'phoneDigits');
      return {
        method: 'POST',
        path: '/transfers/out',
        body: {
          pix_key_type: type === 'RANDOM' ? 'randomkey' : type.toLowerCase(),
          pix_key: key,
          value: intent.amount,
          external_id: intent.withdrawReference,
        },
      };
    },
    read: (body, { amount }) => payout(body.text('status'), { withdrawId: body.text('transfer_id'), amount }),
  };

  override readonly webhook: WebhookReader<RapdynCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      const kind = body.text('notification_type');
      if (kind === 'transfer_out') return transferNotification(body);
      if (kind !== 'transaction') return { kind: 'ignored', detail: `notification ${kind}` };
      return chargeNotification(readCharge(body), {
        reference: body.text('id'),
        attemptId: body.optionalText('external_id'),
      });
    },
  };
}
