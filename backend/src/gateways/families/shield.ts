import {
  Field,
  GatewayBase,
  Public,
  UnreadableBody,
  path,
  readCents,
  statusTable,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Manifest,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
  type StatusReader,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { documentType, onlyDigits, phoneDigits } from '@guiche/brazil';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class ShieldCredentials {
  @Public()
  @Field({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Field({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  @Field({ 'pt-BR': 'Chave de saque', 'en-US': 'Withdraw key', 'es-ES': 'Clave de retiro' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  withdrawKey?: string;
}

/** What the members of the family have in common; a member adds its id, name and example address. */
export const shield = {
  capabilities: ['chargePix', 'query', 'find', 'refund', 'webhook'],
  credentials: ShieldCredentials,
  moneyUnit: 'cents',
  auth: 'basic',
  partialRefund: false,
  splits: false,
} as const satisfies Partial<Manifest>;

/** Where brands of the family differ. */
export interface ShieldOptions {
  /** What the specification makes of this brand's unlisted words. */
  readonly unlistedWord: 'rejected' | 'pending';
}

/**
 * The "ShieldHelper" white label: POST /transactions, Basic public:secret, amounts in cents, unsigned webhooks. The brand
 * that sits on it is data (payments.md §7: HAWKPAY, LUMION, PAGNET and PAYSHARKGATEWAY spell the same calls).
 */
export abstract class ShieldGateway extends GatewayBase<ShieldCredentials> {
  private readonly status: StatusReader;

  constructor({ unlistedWord }: ShieldOptions = { unlistedWord: 'rejected' }) {
    super();
    this.status = statusTable(
      {
        pending: awaiting,
        waiting_payment: awaiting,
        paid: settled,
        approved: settled,
        refunded: (charge) => ({ kind: 'refunded', ...told(charge) }),
        chargeback: (charge) => ({ kind: 'chargedBack', ...told(charge) }),
        // Not in the specification's list, where every other word is REJECTED; the family documents these three as final.
        refused: (charge) => ({ kind: 'declined', reason: 'cardRefused', ...told(charge) }),
        cancelled: (charge) => ({ kind: 'declined', reason: 'canceled', ...told(charge) }),
        expired: (charge) => ({ kind: 'declined', reason: 'expired', ...told(charge) }),
      },
      { becomes: unlistedWord, told },
    );
  }

  override authorize({ publicKey, secretKey }: ShieldCredentials): Record<string, string> {
    return { authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}` };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({
      method: 'POST',
      path: '/transactions',
      body: { ...charge(intent), paymentMethod: 'pix', pix: { expiresInDays: 1 } },
    }),
    read: (body) => this.understand(body),
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
    read: (body) => this.understand(body),
    readError: (status) => (status === 404 ? { kind: 'notFound' } : undefined),
  };

  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({ method: 'GET', path: '/transactions', query: { externalRef: attemptId } }),
    read: (body, { attemptId }) => {
      const listed = body.isList ? body.list() : body.list('data');
      const ours = listed.filter((one) => one.optionalText('externalRef') === attemptId);
      // Strangers in the answer mean that the filter was not applied: then the list may be a page and proves no absence.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      return mostTelling(ours.map((one) => this.understand(one)));
    },
    after: [
      {
        when: (found) => found.kind === 'awaiting' && found.pix === undefined,
        send: (_, found) => ({ method: 'GET', path: path`/transactions/${referenceOf(found)}` }),
        read: (body) => this.understand(body),
      },
    ],
  };

  readonly refund: RefundOperation = {
    send: ({ reference }) => ({ method: 'POST', path: path`/transactions/${reference}/refund` }),
    read: (body, { refundId }) => {
      const outcome = this.understand(body);
      return outcome.kind === 'refunded'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false };
    },
  };

  override readonly webhook: WebhookReader<ShieldCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      if (body.text('type') !== 'transaction') {
        return { kind: 'ignored', detail: `event type ${body.text('type')}` };
      }
      const charge = body.at('data');
      const attemptId = charge.optionalText('externalRef');
      const eventId = body.optionalText('id');
      return {
        kind: 'told',
        news: [
          {
            type: 'TRANSACTION',
            reference: charge.text('id'),
            ...(attemptId ? { attemptId } : {}),
            ...(eventId ? { eventId } : {}),
            outcome: this.understand(charge),
          },
        ],
      };
    },
  };

  private understand(charge: NativeBody): QueryOutcome {
    return this.status(charge.text('status'), charge);
  }
}

function charge(intent: ChargeIntent): { readonly [field: string]: Json } {
  return {
    amount: intent.amount,
    currency: intent.currency,
    items: items(intent),
    customer: customer(intent),
    externalRef: intent.attemptId,
    metadata: JSON.stringify({ orderId: intent.orderId }),
    postbackUrl: intent.webhookUrl,
  };
}

/** The lines must add up to the amount, or the charge is turned away: when they do not, one line stands for the whole. */
function items({ items, amount, description }: ChargeIntent): Json {
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  if (items.length > 0 && sum === amount) {
    return items.map(({ id, title, unitPrice, quantity, tangible }) => ({
      title,
      quantity,
      unitPrice,
      tangible,
      externalRef: id,
    }));
  }
  return [
    { title: description, quantity: 1, unitPrice: amount, tangible: items.some(({ tangible }) => tangible) },
  ];
}

function customer({ customer, address }: ChargeIntent): Json {
  const document = onlyDigits(customer.document);
  return {
    name: customer.name,
    email: customer.email,
    phone: phoneDigits(customer.phone),
    // Only CPF documents are sent to providers (payments.md §5).
    ...(documentType(document) === 'CPF' ? { document: { type: 'cpf', number: document } } : {}),
    ...(address
      ? {
          address: {
            street: address.address,
            streetNumber: address.number,
            complement: address.complement,
            zipCode: onlyDigits(address.zipCode),
            neighborhood: address.district,
            city: address.city,
            state: address.state,
            country: 'BR',
          },
        }
      : {}),
  };
}

function told(charge: NativeBody): { reference: string; amount: ReturnType<typeof readCents> } {
  return { reference: charge.text('id'), amount: readCents(charge, 'amount') };
}

function awaiting(charge: NativeBody): QueryOutcome {
  const pix = charge.optionalAt('pix');
  const copyPaste = pix?.optionalText('qrcode');
  const expiresAt = pix && expiry(pix);
  return {
    kind: 'awaiting',
    ...told(charge),
    ...(copyPaste ? { pix: { copyPaste } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

/** A bare date (the usual form) means the end of that day in São Paulo, three hours behind UTC all year since 2019. */
function expiry(pix: NativeBody): Date | undefined {
  const date = pix.optionalText('expirationDate');
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Date(`${date}T23:59:59-03:00`)
    : pix.optionalInstant('expirationDate');
}

function settled(charge: NativeBody): QueryOutcome {
  const approvedAt = charge.optionalInstant('paidAt');
  const endToEndId = charge.optionalAt('pix')?.optionalText('end2EndId');
  return {
    kind: 'settled',
    ...told(charge),
    ...(approvedAt ? { approvedAt } : {}),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
}

const referenceOf = (found: QueryOutcome): string => ('reference' in found ? (found.reference ?? '') : '');

/** Our reference should name one charge. Should it name several, the paid one tells what the buyer did. */
function mostTelling(outcomes: readonly QueryOutcome[]): QueryOutcome {
  return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
}
