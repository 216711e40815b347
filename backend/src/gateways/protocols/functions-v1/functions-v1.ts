import {
  Credential,
  GatewayBase,
  Public,
  path,
  statusTable,
  type ChargeOperation,
  type Manifest,
  type NativeBody,
  type Operation,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
  type StatusReader,
  type UnlistedStatus,
  type WebhookReader,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { charge, ourAttempt, reading, type ChargeFormat } from './charge.js';
import { payout, readPayout, withdrawalNotification, type PixKeyTypeFormat } from './payout.js';
import { notFound } from '../../formatting/not-found.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

export class FunctionsCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  @Public()
  @Credential({ 'pt-BR': 'ID da empresa', 'en-US': 'Company id', 'es-ES': 'ID de la empresa' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  companyId?: string;
}

/** What the members have in common; a member adds its id, name and example address. */
export const functionsV1 = {
  capabilities: ['chargePix', 'query', 'refund', 'withdraw', 'queryWithdraw', 'webhook'],
  credentials: FunctionsCredentials,
  moneyUnit: 'cents',
  auth: 'basic',
  partialRefund: false,
  splits: false,
} as const satisfies Partial<Manifest>;

/** Differences between brands. */
export interface FunctionsOptions extends ChargeFormat {
  /** The specification's default for this brand's unlisted statuses. */
  readonly unlistedWord?: UnlistedStatus['becomes'];
  /** The second half of the Basic pair: a fixed "x", or the account's company id (empty where it has none). */
  readonly password?: 'x' | 'companyId';
  /** Repeats the company id in a header of its own. */
  readonly companyHeader?: boolean;
  readonly transactions?: '/transactions' | '/transactions/pix';
  /** The names of PIX key types in a payout. */
  readonly keyTypes?: PixKeyTypeFormat;
}

/**
 * The "functions/v1" white label: Basic with the secret key as user name, amounts in cents, upper-case methods and document
 * types, joined lower-case field names in payouts, unsigned webhooks.
 */
export abstract class FunctionsV1Gateway extends GatewayBase<FunctionsCredentials> {
  private readonly status: StatusReader;
  private readonly transactions: string;

  constructor(private readonly options: FunctionsOptions = {}) {
    super();
    this.transactions = options.transactions ?? '/transactions';
    this.status = statusTable(
      {
        ...typicalStatuses(reading),
        in_protest: (charge) => ({ kind: 'chargedBack', ...reading.reported(charge) }),
        expired: (charge) => ({ kind: 'declined', reason: 'expired', ...reading.reported(charge) }),
      },
      { becomes: options.unlistedWord ?? 'rejected', reported: reading.reported },
    );
  }

  override authorize({ secretKey, companyId = '' }: FunctionsCredentials): Record<string, string> {
    const password = this.options.password === 'companyId' ? companyId : 'x';
    return {
      authorization: `Basic ${Buffer.from(`${secretKey}:${password}`).toString('base64')}`,
      ...(this.options.companyHeader && companyId ? { 'x-company-id': companyId } : {}),
    };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({
      method: 'POST',
      path: this.transactions,
      body: charge(intent, this.options),
    }),
    read: (body) => this.readCharge(body),
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: `${this.transactions}${path`/${reference}`}` }),
    read: (body) => this.readCharge(body),
    readError: notFound,
    ourKey: (body) => ourAttempt(unwrapped(body)),
  };

  readonly refund: RefundOperation = {
    send: ({ reference }) => ({ method: 'POST', path: path`/transactions/${reference}/refund` }),
    read: (body, { refundId }) =>
      this.readCharge(body).kind === 'refunded'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false },
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => ({
      method: 'POST',
      path: '/withdrawals/cashout',
      headers: { 'idempotency-key': intent.withdrawReference },
      body: payout(intent, this.options.keyTypes),
    }),
    read: readPayout,
  };

  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
    send: ({ withdrawId = '' }) => ({ method: 'GET', path: path`/withdrawals/${withdrawId}` }),
    read: readPayout,
    readError: notFound,
  };

  override readonly webhook: WebhookReader<FunctionsCredentials> = {
    proof: { kind: 'unproven' },
    // `objectId` is in both kinds of webhook, so other fields tell them apart.
    read: (body) => {
      if (body.has('withdrawal')) return withdrawalNotification(body.at('withdrawal'));
      if (body.text('type') !== 'transaction')
        return { kind: 'ignored', detail: `event type ${body.text('type')}` };
      const transaction = body.at('data');
      return chargeNotification(this.readCharge(transaction), {
        reference: transaction.text('id'),
        attemptId: ourAttempt(transaction),
        eventId: body.optionalText('id'),
      });
    },
  };

  private readCharge(body: NativeBody): QueryOutcome {
    const transaction = unwrapped(body);
    return this.status(transaction.text('status'), transaction);
  }
}

/** Some brands wrap the transaction in `data`. */
const unwrapped = (body: NativeBody): NativeBody =>
  body.has('status') ? body : (body.optionalObject('data') ?? body);
