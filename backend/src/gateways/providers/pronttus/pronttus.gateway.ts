import {
  Credential,
  Gateway,
  GatewayBase,
  Public,
  path,
  statusTable,
  withdrawTable,
  type ChargeOperation,
  type NativeBody,
  type Operation,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
  type WebhookReader,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';
import { cpfOf } from '../../formatting/cpf.js';

export class PronttusCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  clientId!: string;

  @Credential({ 'pt-BR': 'Chave privada', 'en-US': 'Private key', 'es-ES': 'Clave privada' })
  @IsNotEmpty()
  @IsString()
  clientSecret!: string;

  /** The specification's path is `/payment/withdraw`; the known client calls the longer one. */
  @Public()
  @Credential({
    'pt-BR': 'Caminho dos saques',
    'en-US': 'Path of payouts',
    'es-ES': 'Ruta de los retiros',
  })
  @IsOptional()
  @IsIn(['/payment/withdraw', '/payment/withdraw/vsl'])
  withdrawPath?: '/payment/withdraw' | '/payment/withdraw/vsl';
}

const reported = (charge: NativeBody) => ({
  reference: charge.text('transactionId'),
  ...optionalCents(charge, 'amount'),
});

function awaiting(charge: NativeBody) {
  const copyPaste = charge.optionalText('pixCode');
  const image = charge.optionalText('pixQrCode');
  return copyPaste
    ? { pix: { copyPaste, ...(image?.startsWith('data:image/') ? { qrImage: image } : {}) } }
    : {};
}

const status = statusTable(typicalStatuses({ reported, awaiting }), { becomes: 'rejected', reported });
const readCharge = (body: NativeBody): QueryOutcome => status(body.text('status'), body);

const payout = withdrawTable({
  ...all('PENDING' as const, 'pending', 'processing'),
  ...all('APPROVED' as const, 'success', 'paid'),
});

/** Two keys in headers, PIX only, cents. The webhook address is entered in the panel. */
@Gateway({
  id: 'PRONTTUS',
  name: 'Pronttus',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'refund', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.pronttus.com.br/v1',
  credentials: PronttusCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class PronttusGateway extends GatewayBase<PronttusCredentials> {
  override authorize({ clientId, clientSecret }: PronttusCredentials): Record<string, string> {
    return { 'x-client-id': clientId, 'x-client-secret': clientSecret };
  }

  readonly chargePix: ChargeOperation = {
    send: ({ amount, attemptId, customer, description }) => ({
      method: 'POST',
      path: '/payment',
      body: {
        amount,
        description,
        external_reference: attemptId,
        customer: {
          name: customer.name,
          email: customer.email,
          phone: phoneDigits(customer.phone),
          document: cpfOf(customer.document),
        },
      },
    }),
    read: (body, { createdAt }) => endingInOneDay(readCharge(body), createdAt),
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/payment/${reference}` }),
    read: readCharge,
    readError: notFound,
  };

  readonly refund: RefundOperation = {
    send: ({ reference }) => ({
      method: 'POST',
      path: '/payment/refund',
      body: { transactionId: reference },
    }),
    read: (body, { refundId }) =>
      body.text('status').toLowerCase() === 'refunded'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false },
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome, PronttusCredentials> = {
    send: (intent, { credentials: { withdrawPath = '/payment/withdraw' } }) => {
      const { key, type } = payoutKey(intent, 'phoneDigits');
      return {
        method: 'POST',
        path: withdrawPath,
        body: {
          amount: intent.amount,
          campaign: intent.description,
          type: 'PIX',
          external_reference: intent.withdrawReference,
          details: { name: intent.name, document: cpfOf(intent.document), key, keyType: type },
        },
      };
    },
    // The answer was never seen: one that contains the payout's id and nothing else means accepted.
    read: (body, { amount }) =>
      payout(body.optionalText('status') ?? 'pending', { withdrawId: body.text('transactionId'), amount }),
  };

  override readonly webhook: WebhookReader<PronttusCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      return chargeNotification(readCharge(body), {
        reference: body.text('transactionId'),
        attemptId: body.optionalText('external_reference'),
      });
    },
  };
}
