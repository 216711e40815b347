import { statusAt } from '../simulation/charge.js';
import type { ChargeStatus, MoneyBack } from '../simulation/charge.js';
import type { PixCharge } from '../simulation/pix-provider.js';
import { reaisNumber } from '../simulation/reais.js';

/** The Central Bank's words, which do not change at the end of a code's life. */
const codeWord = (status: ChargeStatus): string =>
  status === 'PENDING' || status === 'EXPIRED' ? 'ATIVA' : 'CONCLUIDA';

const SLIP_WORDS: Record<ChargeStatus, string> = {
  PENDING: 'waiting',
  PAID: 'paid',
  DECLINED: 'expired',
  EXPIRED: 'expired',
  CANCELED: 'expired',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'refunded',
};

export function codeOf(charge: PixCharge, now: Date): object {
  const { id, externalRef, amount, createdAt, expiresAt, pixCode, updatedAt } = charge;
  return {
    id: `qr-${id}`,
    txid: id,
    integration_id: externalRef,
    original_value: reaisNumber(amount),
    expiration: Math.round((expiresAt.getTime() - createdAt.getTime()) / 1000),
    emv_payload: pixCode,
    status: codeWord(statusAt(charge, now)),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

export function slipOf(charge: PixCharge, now: Date): object {
  const { id, externalRef, amount, billet } = charge;
  return {
    id,
    status: SLIP_WORDS[statusAt(charge, now)],
    external_id: externalRef,
    amount: reaisNumber(amount),
    receivables: [{ id: `r${id}`, digitable_line: billet?.digitableLine }],
  };
}

export const cashIn = ({ id, externalRef, endToEndId, paidAmount, buyer }: PixCharge) => ({
  id: `in-${id}`,
  value: reaisNumber(paidAmount),
  end2end_id: endToEndId,
  txid: id,
  integration_id: externalRef,
  payer: { name: buyer.name, document: buyer.document },
});

/** The payment by the banks' id, and the merchant's key of the refund: of the code it says nothing. */
export const cashInRefund = ({ endToEndId, buyer }: PixCharge, { id, rtrId, amount }: MoneyBack) => ({
  id: `refund-${rtrId}`,
  status: 'DEVOLVIDO',
  value: reaisNumber(amount),
  original_end2end_id: endToEndId,
  return_id: rtrId,
  integration_id: id === rtrId ? null : id,
  receiver: { name: buyer.name, document: buyer.document },
});
