import { saoPauloDate } from '@guiche/brazil';
import { statusAt } from '../simulation/charge.js';
import type { ChargeMethod, ChargeStatus } from '../simulation/charge.js';
import type { PixCharge, PixPayout } from '../simulation/pix-provider.js';
import { localTime } from '../simulation/sao-paulo.js';

export const METHODS: Readonly<Record<string, ChargeMethod>> = {
  pix: 'PIX',
  creditcard: 'CREDIT_CARD',
  boleto: 'BILLET',
};

/** Transactions are numbered separately from charges, so that their ids are never equal by chance. */
const FIRST_TRANSACTION = 700_000;

const OPEN: Record<ChargeMethod, [pending: string, expired: string, paid: string]> = {
  PIX: ['pendingPix', 'unavailablePix', 'payedPix'],
  CREDIT_CARD: ['authorized', 'cancel', 'captured'],
  BILLET: ['pendingBoleto', 'notCompensated', 'payedBoleto'],
};

const ENDED: Partial<Record<ChargeStatus, string>> = {
  DECLINED: 'denied',
  CANCELED: 'cancel',
  REFUNDED: 'reversed',
  CHARGEBACK: 'chargeback',
};

function word({ method }: PixCharge, status: ChargeStatus): string {
  const [pending, expired, paid] = OPEN[method];
  if (status === 'PENDING') return pending;
  return status === 'EXPIRED' ? expired : (ENDED[status] ?? paid);
}

export function transaction(charge: PixCharge, now: Date): object {
  const { id, amount, externalRef, method, pixCode, billet, refusal } = charge;
  return {
    galaxPayId: FIRST_TRANSACTION + Number(id),
    chargeGalaxPayId: Number(id),
    chargeMyId: externalRef,
    value: amount,
    payday: saoPauloDate(charge.expiresAt),
    installment: 1,
    status: word(charge, statusAt(charge, now)),
    createdAt: localTime(charge.createdAt),
    ...(pixCode ? { Pix: { qrCode: pixCode, reference: `E${id}`, endToEnd: charge.endToEndId } } : {}),
    ...(billet
      ? { Boleto: { pdf: billet.url, bankLine: billet.digitableLine, barCode: billet.barcode } }
      : {}),
    ...(method === 'CREDIT_CARD' ? { tid: `11${id}`, reasonDenied: refusal, ...denial(charge) } : {}),
  };
}

const denial = ({ refusal }: PixCharge): object => ({
  AbecsReasonDenied:
    refusal === null
      ? null
      : refusal === 'NO_FUNDS'
        ? { code: '51', message: 'Saldo/limite insuficiente' }
        : { code: '05', message: 'Contate a central do seu cartão' },
});

export const chargeFacts = ({ id, externalRef, method, amount, buyer }: PixCharge): object => ({
  galaxPayId: Number(id),
  myId: externalRef,
  mainPaymentMethodId: Object.keys(METHODS).find((name) => METHODS[name] === method),
  value: amount,
  status: 'active',
  payedOutsideGalaxPay: false,
  Customer: { name: buyer.name, document: buyer.document },
});

export const chargeAnswer = (charge: PixCharge, now: Date): object => ({
  ...chargeFacts(charge),
  Transactions: [transaction(charge, now)],
});

const PAYOUT_WORDS = { PENDING: 'confirm', PAID: 'efectivated', REJECTED: 'error', CANCELED: 'error' };

/** The known fields of a cash-out's webhook. */
export const cashOut = ({ externalRef, status }: PixPayout): object => ({
  Pix: { description: externalRef, status: PAYOUT_WORDS[status] },
});

export function payment({
  id,
  amount,
  pixKey,
  externalRef,
  status,
  createdAt,
  endToEndId,
}: PixPayout): object {
  return {
    galaxPayId: Number(id),
    key: pixKey,
    value: amount,
    taxValue: 50,
    desc: externalRef,
    endToEnd: endToEndId,
    status: PAYOUT_WORDS[status],
    createdAt: localTime(createdAt),
  };
}
