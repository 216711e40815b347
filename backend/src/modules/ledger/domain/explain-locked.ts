import type { Texts } from '@guiche/i18n';
import { cents, type Cents, type Currency } from '@guiche/money';
import type { WrittenTransfer } from './explain-transfers.js';
import type { MoneyReader, MoneySentence } from './explained-money.js';
import { joined, say } from './money-words.js';
import type { ReleaseTerms } from './release-terms.js';

/** What a sale still holds for somebody. */
export interface LockedFunds {
  readonly ownerId: string;
  readonly bucket: 'pending' | 'reserve';
  readonly amount: Cents;
  /** Null: the day is not known yet, because the tracking code is missing. */
  readonly dueAt: Date | null;
  readonly hold: 'REFUND_REQUEST' | 'STAFF' | null;
  readonly holdUntil: Date | null;
}

interface Known {
  readonly currency: string;
  readonly terms: ReleaseTerms | undefined;
  readonly transfers: readonly WrittenTransfer[];
}

/** Every amount that somebody cannot spend yet, until when, and why. A seller reads the own ones. */
export function explainLocked(
  locked: readonly LockedFunds[],
  { currency, terms, transfers }: Known,
  { sellerId, nameOf }: MoneyReader,
): MoneySentence[] {
  const of = (ownerId: string) => sellerId === null || ownerId === sellerId;
  const m = (money: Cents) => ({ money, currency: currency as Currency });
  const waiting = locked
    .filter(({ ownerId }) => of(ownerId))
    .map((funds) => {
      const { rule, why, at } = reasonOf(funds, terms);
      const values = {
        who: nameOf(funds.ownerId),
        bucket: BUCKETS[funds.bucket],
        amount: m(funds.amount),
        why,
      };
      return sentence(rule, funds.amount, at, say(LOCKED, values));
    });
  const blocked = [...blockedOf(transfers)].filter(([ownerId, amount]) => amount > 0 && of(ownerId));
  return [
    ...waiting,
    ...blocked.map(([ownerId, amount]) =>
      sentence('BLOCKED', amount, null, say(BLOCKED, { who: nameOf(ownerId), amount: m(amount) })),
    ),
  ];
}

const sentence = (rule: string, amount: Cents, at: Date | null, text: Texts): MoneySentence => ({
  ...{ rule, amount, at, text },
  ...{ isPart: false, transferId: null },
});

function reasonOf(
  { bucket, dueAt, hold, holdUntil }: LockedFunds,
  terms: ReleaseTerms | undefined,
): { readonly rule: string; readonly why: Texts; readonly at: Date | null } {
  if (hold === 'STAFF' && holdUntil)
    return { rule: 'HELD_BY_STAFF', at: holdUntil, why: say(BY_STAFF, { day: { day: holdUntil } }) };
  if (hold === 'REFUND_REQUEST') return { rule: 'REFUND_REQUEST', at: null, why: BY_REQUEST };
  if (dueAt === null) return { rule: 'TRACKING', at: null, why: BY_TRACKING };
  const day = say(bucket === 'reserve' ? BY_RESERVE : BY_DAYS, { day: { day: dueAt } });
  const why = terms?.businessDaysOnly ? joined([day, BUSINESS_DAY], ' ') : day;
  return { rule: bucket === 'reserve' ? 'RESERVE_DAYS' : 'RELEASE_DAYS', at: dueAt, why };
}

/** What stands in the blocked account of each person, from the transfers of the sale. */
function blockedOf(transfers: readonly WrittenTransfer[]): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { from, to, amount } of transfers)
    for (const [account, by] of [
      [to, amount],
      [from, -amount],
    ] as const)
      if (account.bucket === 'blocked' && account.ownerId !== null)
        sums.set(account.ownerId, cents((sums.get(account.ownerId) ?? 0) + by));
  return sums;
}

const BUCKETS: Readonly<Record<LockedFunds['bucket'], Texts>> = {
  pending: { 'pt-BR': 'a liberar', 'en-US': 'to be released', 'es-ES': 'por liberar' },
  reserve: { 'pt-BR': 'em garantia', 'en-US': 'in reserve', 'es-ES': 'en garantía' },
};
const LOCKED: Texts = {
  'pt-BR': '{who}: {amount} {bucket}. {why}',
  'en-US': '{who}: {amount} {bucket}. {why}',
  'es-ES': '{who}: {amount} {bucket}. {why}',
};
const BY_DAYS: Texts = {
  'pt-BR': 'Libera em {day}, o prazo do meio de pagamento desta venda.',
  'en-US': 'Released on {day}, the term of the payment method of this sale.',
  'es-ES': 'Se libera el {day}, el plazo del medio de pago de esta venta.',
};
const BY_RESERVE: Texts = {
  'pt-BR': 'Libera em {day}; até lá garante reembolsos e chargebacks.',
  'en-US': 'Released on {day}; until then it guarantees refunds and chargebacks.',
  'es-ES': 'Se libera el {day}; hasta entonces garantiza reembolsos y contracargos.',
};
const BUSINESS_DAY: Texts = {
  'pt-BR': 'Só em dias úteis.',
  'en-US': 'On business days only.',
  'es-ES': 'Solo en días hábiles.',
};
const BY_TRACKING: Texts = {
  'pt-BR': 'O prazo começa com o código de rastreio.',
  'en-US': 'The days begin with the tracking code.',
  'es-ES': 'El plazo empieza con el código de seguimiento.',
};
const BY_REQUEST: Texts = {
  'pt-BR': 'Retido enquanto o comprador pede o reembolso.',
  'en-US': 'Held while the buyer asks for a refund.',
  'es-ES': 'Retenido mientras el comprador pide el reembolso.',
};
const BY_STAFF: Texts = {
  'pt-BR': 'Retido pela plataforma até {day}.',
  'en-US': 'Held by the platform until {day}.',
  'es-ES': 'Retenido por la plataforma hasta el {day}.',
};
const BLOCKED: Texts = {
  'pt-BR': '{who}: {amount} bloqueados enquanto a contestação é analisada.',
  'en-US': '{who}: {amount} is blocked while the dispute is decided.',
  'es-ES': '{who}: {amount} bloqueados mientras se decide la disputa.',
};
