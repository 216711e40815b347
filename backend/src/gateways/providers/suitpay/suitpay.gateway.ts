import {
  UnsupportedRequest,
  Credential,
  Gateway,
  GatewayBase,
  NOT_IMPLEMENTED,
  Public,
  type ChargeOperation,
  type QueryOperation,
  type RefundOperation,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { DAY_SECONDS, billetDays, pixDueDay, pixEnd } from '../../formatting/code-life.js';
import { dueDay, endOfDayAfter } from '../../formatting/due-day.js';
import { notFound } from '../../formatting/not-found.js';
import { TYPES, accepted, readWord, refusedCard } from './answer.js';
import { cardCharge, slip } from './charge.js';
import { suitpayWebhook } from './webhook.js';
import { withdraw } from './withdraw.js';

class SuitpayCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Client ID (ci)', 'en-US': 'Client ID (ci)', 'es-ES': 'Client ID (ci)' })
  @IsNotEmpty()
  @IsString()
  clientId!: string;

  @Credential({
    'pt-BR': 'Client secret (cs)',
    'en-US': 'Client secret (cs)',
    'es-ES': 'Client secret (cs)',
  })
  @IsNotEmpty()
  @IsString()
  clientSecret!: string;
}

/** Payments.md §9: three days at most adapters. */
const BILLET_DAYS = 3;

@Gateway({
  id: 'SUITPAY',
  name: 'SuitPay',
  evidence: 'documented',
  capabilities: ['chargePix', 'chargeCard', 'chargeBillet', 'query', 'refund', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://ws.suitpay.app',
  credentials: SuitpayCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: false,
  splits: false,
  cards: 'local',
})
export class SuitpayGateway extends GatewayBase<SuitpayCredentials> {
  override authorize({ clientId, clientSecret }: SuitpayCredentials): Record<string, string> {
    return { ci: clientId, cs: clientSecret };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({
      method: 'POST',
      path: '/api/v1/gateway/request-qrcode',
      body: slip(intent, pixDueDay(intent, 1)),
    }),
    read: (body, intent) => {
      const image = accepted(body).optionalText('paymentCodeBase64');
      return {
        kind: 'awaiting',
        reference: body.text('idTransaction'),
        pix: {
          copyPaste: body.text('paymentCode'),
          ...(image ? { qrImage: `data:image/png;base64,${image}` } : {}),
        },
        expiresAt: pixEnd(intent, DAY_SECONDS),
      };
    },
  };

  readonly chargeBillet: ChargeOperation = {
    send: (intent) => ({
      method: 'POST',
      path: '/api/v1/gateway/request-boleto',
      body: slip(intent, dueDay(intent.createdAt, billetDays(intent, BILLET_DAYS))),
    }),
    read: (body, intent) => ({
      kind: 'awaiting',
      reference: accepted(body).text('idTransaction'),
      billet: { digitableLine: body.text('digitableLine') },
      expiresAt: endOfDayAfter(intent.createdAt, billetDays(intent, BILLET_DAYS)),
    }),
  };

  readonly chargeCard: ChargeOperation = {
    send: (intent, { card }) => {
      if (!card) throw new UnsupportedRequest('the card is missing');
      return { method: 'POST', path: '/api/v3/gateway/card', body: cardCharge(intent, card) };
    },
    read: (body) =>
      readWord({
        reference: accepted(body).text('transactionId'),
        type: TYPES.CREDIT_CARD,
        word: body.text('statusTransaction'),
      }),
    readError: refusedCard,
  };

  /** The whole answer is one word. */
  readonly query: QueryOperation = {
    send: ({ reference = '', paymentMethod }) => ({
      method: 'POST',
      path: '/api/v1/gateway/consult-status-transaction',
      body: { typeTransaction: TYPES[paymentMethod], idTransaction: reference },
    }),
    read: (body, { reference = '', paymentMethod }) =>
      readWord({ reference, type: TYPES[paymentMethod], word: body.bareText() }),
    readError: notFound,
  };

  /** Cards only: no call refunds a PIX or a boleto. */
  readonly refund: RefundOperation = {
    send: ({ reference, providerData }) => {
      const type = providerData?.['typeTransaction'] ?? TYPES.CREDIT_CARD;
      if (type !== TYPES.CREDIT_CARD) throw new UnsupportedRequest(NOT_IMPLEMENTED);
      return { method: 'POST', path: '/api/v3/gateway/cancel', query: { transactionId: reference } };
    },
    read: (body, { refundId }) => {
      accepted(body);
      return { kind: 'refunded', refundId, status: true };
    },
  };

  readonly withdraw = withdraw;
  override readonly webhook = suitpayWebhook;
}
