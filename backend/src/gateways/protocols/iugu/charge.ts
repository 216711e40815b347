import {
  path,
  type ChargeIntent,
  type ChargeOperation,
  type ChargeSplit,
  type OperationContext,
  type DeclineReason,
  type FollowUp,
  type GatewayRequest,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { onlyDigits, splitPhone } from '@guiche/brazil';
import { billetDays, pixDueDay } from '../../formatting/code-life.js';
import { requiredCpf } from '../../formatting/cpf.js';
import { dueDay } from '../../formatting/due-day.js';
import { inTheNameOf } from './credentials.js';
import { readInvoice } from './invoice.js';
import { recipientsOf } from '../../formatting/split-recipients.js';

/** One operation per method; `setsFirstAside` is from the manifest's split option. */
export const charges = (setsFirstAside: boolean) => ({
  chargePix: {
    send: (intent) => invoice(intent, 'pix', setsFirstAside),
    read: readInvoice,
  } satisfies ChargeOperation,

  chargeBillet: {
    send: (intent) => invoice(intent, 'bank_slip', setsFirstAside),
    read: readInvoice,
  } satisfies ChargeOperation,

  chargeCard: {
    // Only an invoice accepts a webhook address and splits: it is created first, which charges nothing.
    before: [
      {
        send: (intent) => invoice(intent, 'credit_card', setsFirstAside),
        read: (body) => ({ kind: 'facts', facts: { invoice: body.text('id') } }),
      },
    ],
    send: chargeOfInvoice,
    read: readCharge,
    after: [asInvoiced],
  } satisfies ChargeOperation,
});

/** The answer to a card charge contains neither amount nor time: its invoice does. */
const asInvoiced: FollowUp<ChargeIntent, QueryOutcome> = {
  when: ({ kind }) => kind === 'settled' || kind === 'awaiting',
  send: (intent, _, { facts }) => ({
    method: 'GET',
    path: path`/invoices/${facts['invoice'] ?? ''}`,
    ...inTheNameOf(intent),
  }),
  read: (body, charged) => {
    const reported = readInvoice(body);
    // An approval of the bank counts, even if the invoice does not show it yet.
    return charged.kind === 'settled' && reported.kind !== 'settled'
      ? { ...charged, ...amountOf(reported) }
      : reported;
  },
};

const amountOf = (reported: QueryOutcome): { readonly amount?: Cents } =>
  'amount' in reported && reported.amount !== undefined ? { amount: reported.amount } : {};

function chargeOfInvoice(intent: ChargeIntent, { facts }: OperationContext): GatewayRequest {
  const { cardId, cardToken, customer, installments } = intent;
  return {
    method: 'POST',
    path: '/charge',
    body: {
      invoice_id: facts['invoice'],
      email: customer.email,
      // A single payment is requested by omitting the field.
      ...(installments > 1 ? { months: installments } : {}),
      ...(cardId ? { customer_payment_method_id: cardId } : { token: cardToken }),
    },
    ...inTheNameOf(intent),
  };
}

/** A refused card is answered with 200 too. The bank's answer is in `LR`: without it the charge is under review. */
function readCharge(body: NativeBody): QueryOutcome {
  const reference = body.text('invoice_id');
  const answer = body.optionalText('LR');
  const native = answer ?? body.optionalText('message') ?? 'success';
  if (!body.flag('success')) return { kind: 'declined', reason: whyDeclined(answer), reference, native };
  return answer === '00' ? { kind: 'settled', reference, native } : { kind: 'awaiting', reference, native };
}

/** Return codes of the card networks: 51 means insufficient funds, 59 and 63 suspected fraud. */
function whyDeclined(answer: string | undefined): DeclineReason {
  switch (answer) {
    case '51':
      return 'insufficientFunds';
    case '59':
    case '63':
      return 'fraudSuspected';
    default:
      return 'cardRefused';
  }
}

function invoice(intent: ChargeIntent, payableWith: string, setsFirstAside: boolean): GatewayRequest {
  const { attemptId, customer, description, amount, webhookUrl } = intent;
  const splits = recipientsOf(intent.splits, { setsFirstAside });
  return {
    method: 'POST',
    path: '/invoices',
    headers: { 'idempotency-key': attemptId },
    body: {
      email: customer.email,
      // Payments.md §9: due after one day unless the offer says otherwise, and void after that.
      due_date: dueDateOf(intent, payableWith),
      expires_in: 0,
      // The shop sends e-mails to its buyers itself.
      ignore_due_email: true,
      payable_with: [payableWith],
      // The total is the sum of the items, and none may be below R$ 1: one item represents the total.
      items: [{ description, quantity: 1, price_cents: amount }],
      payer: payer(intent),
      order_id: attemptId,
      external_reference: attemptId,
      notification_url: webhookUrl,
      ...(splits.length > 0 ? { splits: splits.map(split) } : {}),
    },
    ...inTheNameOf(intent),
  };
}

const dueDateOf = (intent: ChargeIntent, payableWith: string): string =>
  payableWith === 'bank_slip' ? dueDay(intent.createdAt, billetDays(intent, 1)) : pixDueDay(intent, 1);

/** A named payer needs a document, and a PIX needs a payer. */
function payer({ customer, address }: ChargeIntent): Json {
  const phone = splitPhone(customer.phone);
  return {
    cpf_cnpj: requiredCpf(customer.document),
    name: customer.name,
    email: customer.email,
    phone_prefix: phone.areaCode,
    phone: phone.number,
    ...(address
      ? {
          address: {
            zip_code: onlyDigits(address.zipCode),
            street: address.address,
            number: address.number,
            complement: address.complement,
            district: address.district,
            city: address.city,
            state: address.state,
          },
        }
      : {}),
  };
}

/** Basis points are hundredths of a percent. Who pays the fee and the remainder cannot be stated here. */
const split = ({ recipientId, type, amount }: ChargeSplit): Json => ({
  recipient_account_id: recipientId,
  ...(type === 'FIXED' ? { cents: amount } : { percent: amount / 100 }),
});
