import type { ChargeEvent } from '../simulation/charge.js';
import { refundedAmount } from '../simulation/charge.js';
import { reaisText } from '../simulation/reais.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { OnzCharge } from './charge.js';
import { pix } from './wire.js';

/**
 * Banks on this software were seen sending four shapes: the envelope of the Accounts API, to the registered
 * address itself; the Central Bank's list, the same with an object, and the bare object, to the address + /pix.
 */
export const WEBHOOK_SHAPES = ['envelope', 'standard', 'object', 'bare'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

const SECOND = 1_000;

export function deliveryPolicyOf(retryScale: number): DeliveryPolicy {
  return {
    received: (status) => status === 200,
    timeoutMs: 10 * SECOND,
    pausesMs: Array.from({ length: 30 }, (_, n) => Math.min(2 ** n, 600) * SECOND * retryScale),
  };
}

/** Only money movements are reported: a payment, and its return to the payer, for whatever reason. */
export function webhookTo(
  url: string,
  charge: OnzCharge,
  event: ChargeEvent,
  shape: WebhookShape,
  policy: DeliveryPolicy,
): OutgoingWebhook | null {
  if (event.kind !== 'paid' && event.kind !== 'refunded' && event.kind !== 'chargeback') return null;
  const type = event.kind === 'paid' ? 'RECEIVE' : 'REFUND';
  return {
    url: shape === 'envelope' ? url : `${url.replace(/\/$/, '')}/pix`,
    headers: {},
    body: JSON.stringify(bodyOf(charge, event, type, shape)),
    about: { provider: charge.provider, chargeId: charge.id, event: type },
    policy,
  };
}

function bodyOf(charge: OnzCharge, event: ChargeEvent, type: string, shape: WebhookShape): object | null {
  if (shape === 'envelope') return { data: movement(charge, event, type), type };
  if (shape === 'standard') return { pix: [pix(charge)] };
  return shape === 'object' ? { pix: pix(charge) } : pix(charge);
}

function movement(charge: OnzCharge, event: ChargeEvent, webhookType: string): object {
  const { terms } = charge;
  const amount = webhookType === 'RECEIVE' ? charge.paidAmount : refundedAmount(charge);
  return {
    id: Number(event.id.slice(-9)),
    txId: charge.id,
    pixKey: terms.chave,
    status: 'LIQUIDATED',
    payment: { amount: reaisText(amount), currency: 'BRL' },
    refunds: charge.moneyBack.map((back) => ({
      endToEndId: back.rtrId,
      status: back.settledAt === null ? 'PROCESSING' : 'LIQUIDATED',
      errorCode: null,
      pixRefundAmount: { currency: 'BRL', amount: reaisText(back.amount) },
    })),
    createdAt: event.at.toISOString().replace('Z', '+00:00'),
    errorCode: null,
    endToEndId: charge.endToEndId,
    ticketData: {},
    webhookType,
    debtorAccount: account('99999004', charge.buyer.name, charge.buyer.document),
    idempotencyKey: null,
    creditDebitType: webhookType === 'RECEIVE' ? 'CREDIT' : 'DEBIT',
    creditorAccount: account('33053580', 'EMPRESA LTDA', '12345678000195'),
    localInstrument: 'QRDN',
    transactionType: 'PIX',
    remittanceInformation: null,
  };
}

function account(ispb: string, name: string, document: string): object {
  return { ispb, name, issuer: '0001', number: '12345', document, accountType: 'CACC' };
}
