import {
  Field,
  GatewayBase,
  Public,
  path,
  readReais,
  statusTable,
  withdrawTable,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Manifest,
  type NativeBody,
  type Operation,
  type QueryOperation,
  type QueryOutcome,
  type WebhookReader,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { documentType, onlyDigits, phoneDigits } from '@guiche/brazil';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { payoutKey } from './payout-key.js';
import { payoutWord } from './payout-news.js';
import { all, optionalCents, typicalWords } from './typical-words.js';
import { endingInOneDay } from './pix-expiry.js';

export class XauthkeyCredentials {
  @Field({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  @Public()
  @Field({ 'pt-BR': 'Chave da loja', 'en-US': 'Store key', 'es-ES': 'Clave de la tienda' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  storeKey?: string;
}

/** What the members of the family have in common; a member adds its id, name and example address. */
export const xauthkey = {
  capabilities: ['chargePix', 'query', 'withdraw', 'queryWithdraw', 'webhook'],
  credentials: XauthkeyCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
} as const satisfies Partial<Manifest>;

/** Webhooks and later questions go by `orderId`; the `id` of the create answer is good for nothing. */
const told = (order: NativeBody) => ({
  reference: order.optionalText('orderId') ?? order.text('id'),
  ...optionalCents(order, 'amount'),
});
const chargedBack = (order: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...told(order) });

const status = statusTable(
  {
    ...typicalWords({ told, awaiting }),
    received_in_cash: (order) => ({ kind: 'settled', ...told(order) }),
    completed: (order) => ({ kind: 'settled', ...told(order) }),
    awaiting_risk_analysis: (order) => ({ kind: 'awaiting', ...told(order) }),
    refund_requested: (order) => ({ kind: 'refunded', ...told(order) }),
    refund_in_progress: (order) => ({ kind: 'refunded', ...told(order) }),
    ...all(
      chargedBack,
      'infraction',
      'prechargeback',
      'chargeback_requested',
      'chargeback_dispute',
      'awaiting_chargeback_reversal',
    ),
    failed: (order) => ({ kind: 'declined', reason: 'other', ...told(order) }),
    expired: (order) => ({ kind: 'declined', reason: 'expired', ...told(order) }),
  },
  { becomes: 'rejected', told },
);

/** The word for success is spelt with two l. */
const payout = withdrawTable({
  PendingProcessing: 'PENDING',
  ...all('PENDING' as const, 'pending', 'processing'),
  ...all('APPROVED' as const, 'Successfull', 'success', 'paid'),
});

/**
 * The "x-authorization-key" white label: amounts in cents, an order and a transaction for each charge, unsigned webhooks.
 * Its answer to a question wraps the order and says the amount in reais.
 */
export abstract class XauthkeyGateway extends GatewayBase<XauthkeyCredentials> {
  override authorize({ secretKey, storeKey }: XauthkeyCredentials): Record<string, string> {
    return { 'x-authorization-key': secretKey, ...(storeKey ? { 'x-store-key': storeKey } : {}) };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/transactions', body: charge(intent) }),
    read: (body, { createdAt }) => endingInOneDay(status(body.text('status'), body), createdAt),
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
    read: (body, { amount }) => {
      const order = body.optionalObject('orders') ?? body;
      const outcome = status(order.text('status'), order);
      return order.has('total') && 'reference' in outcome ? { ...outcome, ...total(order, amount) } : outcome;
    },
    readError: (code) => (code === 404 ? { kind: 'notFound' } : undefined),
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => {
      const { key, type } = payoutKey(intent, 'phoneDigits');
      return {
        method: 'POST',
        path: '/request/withdraw',
        body: {
          amount: intent.amount,
          pixKey: key,
          pixKeyType: type.toLowerCase(),
          baasPostbackUrl: intent.webhookUrl,
          // Not documented for payouts; it is the family's name for the caller's own reference.
          externalCode: intent.withdrawReference,
        },
      };
    },
    // The answer to a new payout may leave the word out.
    read: (body, { amount }) =>
      payout(body.optionalText('withdrawStatusId') ?? 'PendingProcessing', {
        withdrawId: body.text('id'),
        amount,
      }),
  };

  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
    send: ({ withdrawId = '' }) => ({ method: 'GET', path: path`/request/withdraw/${withdrawId}` }),
    read: (body, { amount }) =>
      payout(body.text('withdrawStatusId'), { withdrawId: body.text('id'), amount }),
    readError: (code) => (code === 404 ? { kind: 'notFound' } : undefined),
  };

  override readonly webhook: WebhookReader<XauthkeyCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      // Its amount is documented without a unit.
      if (body.has('withdrawStatusId'))
        return payoutWord(payout, body.text('withdrawStatusId'), { withdrawId: body.text('id') });
      const reference = body.text('orderId');
      const attemptId = body.optionalText('externalCode');
      const outcome = status(body.text('status'), body);
      return {
        kind: 'told',
        news: [{ type: 'TRANSACTION', reference, ...(attemptId ? { attemptId } : {}), outcome }],
      };
    },
  };
}

function charge({ address, amount, attemptId, customer, description, items, ...intent }: ChargeIntent): Json {
  const document = onlyDigits(customer.document);
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  const whole = [{ title: description, unitPrice: amount, quantity: 1, tangible: false }];
  return {
    ...delivery(items, address),
    externalCode: attemptId,
    discount: 0,
    paymentMethod: 'pix',
    installments: 1,
    installmentFee: 0,
    amount,
    customer: {
      name: customer.name,
      email: customer.email,
      phone: phoneDigits(customer.phone),
      // Only CPF documents are sent to providers (payments.md §5).
      ...(documentType(document) === 'CPF' ? { document: { number: document, type: 'cpf' } } : {}),
    },
    items: (sum === amount ? items : whole).map(({ title, unitPrice, quantity, tangible }) => ({
      title,
      description: title,
      unitPrice,
      quantity,
      tangible,
    })),
    postbackUrl: intent.webhookUrl,
    ip: intent.customerIp,
  };
}

/** Goods that travel need an address; without one everything is taken for information, as most clients send it. */
function delivery(items: ChargeIntent['items'], address: ChargeIntent['address']) {
  if (!address || !items.some(({ tangible }) => tangible)) return { isInfoProducts: true };
  return {
    isInfoProducts: false,
    shipping: {
      fee: 0,
      address: {
        street: address.address,
        streetNumber: address.number,
        zipCode: onlyDigits(address.zipCode),
        neighborhood: address.district,
        city: address.city,
        state: address.state,
        country: 'BR',
        complement: address.complement,
      },
    },
  };
}

function awaiting(order: NativeBody) {
  const pix = order.optionalObject('pix');
  const copyPaste = pix?.optionalText('payload');
  const image = pix?.optionalText('encodedImage');
  const expiresAt = order.optionalInstant('expirationDate');
  return {
    ...(copyPaste
      ? { pix: { copyPaste, ...(image?.startsWith('data:image/') ? { qrImage: image } : {}) } }
      : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

/** Documented in reais, divided by 100 by one client: cents only where they agree with what we charged. */
function total(order: NativeBody, charged: ChargeIntent['amount']): { amount: ChargeIntent['amount'] } {
  return { amount: order.amount('total') === charged ? charged : readReais(order, 'total') };
}
