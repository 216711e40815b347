import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import type { IuguCharge } from './charge.js';

// An invoice whose card was refused still waits for another; a part that went back leaves it paid.
const WORDS: Readonly<Record<ChargeStatus, string>> = {
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'pending',
  EXPIRED: 'expired',
  CANCELED: 'canceled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargeback',
};

const PAYABLE_WITH = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'bank_slip' } as const;
const PAID_WITH = { PIX: 'iugu_pix', CREDIT_CARD: 'iugu_credit_card', BILLET: 'iugu_bank_slip' } as const;

export function wordOf(charge: IuguCharge, now: Date): string {
  const status = statusAt(charge, now);
  return status === 'PENDING' && charge.card ? 'in_analysis' : WORDS[status];
}

export function invoice(charge: IuguCharge, now: Date): object {
  const page = `https://faturas.simulador.invalid/${charge.id.toLowerCase()}`;
  return {
    id: charge.id,
    due_date: charge.dueDate,
    status: wordOf(charge, now),
    total_cents: charge.amount,
    paid_at: charge.paidAt,
    payment_method: charge.paidAt ? PAID_WITH[charge.method] : null,
    refunded_cents: refundedAmount(charge) || null,
    payable_with: PAYABLE_WITH[charge.method],
    secure_id: `${charge.id.toLowerCase()}-abcd`,
    secure_url: page,
    order_id: charge.orderId,
    external_reference: charge.externalRef,
    bank_slip: charge.billet ? bankSlip(charge.billet, page) : null,
    pix: charge.pixCode
      ? { qrcode: `${page}/qr_code`, qrcode_text: charge.pixCode, status: 'qr_code_created' }
      : null,
    items: [{ id: 'I1', description: charge.description, price_cents: charge.amount, quantity: 1 }],
    split_rules: [],
  };
}

const bankSlip = (billet: NonNullable<IuguCharge['billet']>, page: string): object => ({
  digitable_line: billet.digitableLine.replace(/\D/g, ''),
  barcode_data: billet.barcode,
  barcode: `${page}/barcode`,
  bank_slip_url: `${page}/bank_slip`,
  bank_slip_pdf_url: billet.url,
  bank_slip_status: null,
  bank_slip_error_code: null,
});

/** A webhook is a form, and everything in it a text. */
export function form(charge: IuguCharge, { kind }: ChargeEvent, now: Date): string | null {
  const isReported = ['paid', 'expired', 'canceled', 'chargeback'].includes(kind);
  if (!isReported && !(kind === 'refunded' && charge.status === 'REFUNDED')) return null;
  const reported: Readonly<Record<string, string | number | null | undefined>> = {
    id: charge.id,
    status: wordOf(charge, now),
    account_id: charge.accountId,
    payment_method: charge.paidAt ? PAID_WITH[charge.method] : null,
    paid_at: charge.paidAt?.toISOString(),
    paid_cents: charge.paidAt ? charge.paidAmount : null,
    order_id: charge.orderId,
    external_reference: charge.externalRef,
  };
  const sent = Object.entries(reported).filter(([, value]) => value != null);
  return new URLSearchParams([
    ['event', 'invoice.status_changed'],
    ...sent.map(([name, value]): [string, string] => [`data[${name}]`, String(value)]),
  ]).toString();
}
