import {
  UnsupportedRequest,
  Gateway,
  GatewayBase,
  NOT_IMPLEMENTED,
  path,
  statusTable,
  withdrawTable,
  type ChargeOperation,
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
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutStatusNotification } from '../../formatting/payout-notification.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { all } from '../../formatting/typical-statuses.js';
import { PluggouCredentials } from './credentials.js';
import { generationOf } from './generations.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalCents(charge, 'amount'),
});

const status = statusTable(
  {
    ...all(awaiting, 'PENDING', 'PROCESSING'),
    // `paid` is the status for APPROVED of the later API version.
    ...all(
      (charge: NativeBody): QueryOutcome => ({ kind: 'settled', ...reported(charge) }),
      'APPROVED',
      'paid',
    ),
    REFUNDED: (charge) => ({ kind: 'refunded', ...reported(charge) }),
  },
  { becomes: 'rejected', reported },
);

const payout = withdrawTable({
  ...all('PENDING' as const, 'pending', 'processing'),
  ...all('APPROVED' as const, 'paid', 'success'),
});

const unwrapped = (body: NativeBody): NativeBody => body.optionalObject('data') ?? body;
const readPayout = (body: NativeBody, { amount }: Pick<WithdrawIntent, 'amount'>): WithdrawOutcome =>
  payout(unwrapped(body).text('status'), { withdrawId: unwrapped(body).text('id'), amount });

/** PIX only, cents. Payouts exist in the later generation only. */
@Gateway({
  id: 'PLUGGOU',
  name: 'Pluggou',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'withdraw', 'queryWithdraw', 'webhook'],
  exampleBaseAddress: 'https://app.pluggou.io/api',
  credentials: PluggouCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class PluggouGateway extends GatewayBase<PluggouCredentials> {
  override authorize(credentials: PluggouCredentials): Record<string, string> {
    return generationOf(credentials).headers(credentials);
  }

  readonly chargePix: ChargeOperation<PluggouCredentials> = {
    send: (intent, { credentials }) => ({
      method: 'POST',
      path: generationOf(credentials).charges,
      body: generationOf(credentials).order(intent, credentials),
    }),
    read: (body, { createdAt }) => endingInOneDay(readCharge(body), createdAt),
  };

  readonly query: QueryOperation<PluggouCredentials> = {
    send: ({ reference = '' }, { credentials }) => ({
      method: 'GET',
      path: generationOf(credentials).charge(reference),
    }),
    read: readCharge,
    readError: notFound,
    ourKey: (body) => ourKey(unwrapped(body)),
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome, PluggouCredentials> = {
    send: (intent, { credentials }) => {
      laterGeneration(credentials);
      const { key, type } = payoutKey(intent, 'phoneDigits');
      const body = { amount: intent.amount, key_type: type.toLowerCase(), key_value: key };
      return {
        method: 'POST',
        path: '/withdrawals',
        headers: { 'idempotency-key': intent.withdrawReference },
        body,
      };
    },
    read: readPayout,
  };

  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome, PluggouCredentials> = {
    send: ({ withdrawId = '' }, { credentials }) => {
      laterGeneration(credentials);
      return { method: 'GET', path: path`/withdrawals/${withdrawId}` };
    },
    read: readPayout,
    readError: notFound,
  };

  override readonly webhook: WebhookReader<PluggouCredentials> = {
    // The later generation repeats a fixed code in a header; the first is not known to, so both are hints.
    proof: { kind: 'unproven' },
    read: (body) => {
      const kind = body.optionalText('event_type') ?? 'transaction';
      if (kind === 'withdrawal') {
        const reported = unwrapped(body);
        return payoutStatusNotification(payout, reported.text('status'), { withdrawId: reported.text('id') });
      }
      if (kind !== 'transaction') return { kind: 'ignored', detail: `event type ${kind}` };
      const charge = unwrapped(body);
      return chargeNotification(readCharge(charge), {
        reference: charge.text('id'),
        attemptId: ourKey(charge),
        eventId: body.has('data') ? body.optionalText('id') : undefined,
      });
    },
  };
}

function laterGeneration({ generation }: PluggouCredentials): void {
  if (generation !== 'second') throw new UnsupportedRequest(NOT_IMPLEMENTED);
}

/** The later answer to a new charge lacks the status. */
function readCharge(body: NativeBody): QueryOutcome {
  const charge = unwrapped(body);
  if (!charge.has('status') && charge.has('pix')) return awaiting(charge);
  return status(charge.text('status'), charge);
}

const ourKey = (charge: NativeBody): string | undefined =>
  charge.optionalObject('metadata')?.optionalText('orderId');

function awaiting(charge: NativeBody): QueryOutcome {
  const copyPaste = charge.optionalObject('pix')?.optionalText('emv');
  return { kind: 'awaiting', ...reported(charge), ...(copyPaste ? { pix: { copyPaste } } : {}) };
}
