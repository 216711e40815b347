import { startOfSaoPauloDay } from '@guiche/brazil';
import type { Texts } from '@guiche/i18n';
import { ZERO_CENTS, addCents, cents, type Cents, type Currency } from '@guiche/money';
import type { PersonBucket } from './account.js';
import type { MoneySentence } from './explained-money.js';
import { say } from './money-words.js';
import type { KeptBalance } from './rolling-reserve.js';

/** All entries of one kind in one account of a person. */
export interface SummedEntries {
  readonly bucket: PersonBucket;
  /** As the statement names it. */
  readonly kind: string;
  readonly amount: Cents;
  readonly entries: number;
}

/** What is released on one day. */
export interface SummedReleases {
  readonly bucket: 'pending' | 'reserve';
  /** YYYY-MM-DD; null: not known yet. */
  readonly day: string | null;
  readonly hold: 'REFUND_REQUEST' | 'STAFF' | null;
  readonly amount: Cents;
  readonly sales: number;
}

/** One of the balances of a person. The amounts of `made` add up to it; `locked` says when it becomes available, and why not before. */
export interface ExplainedBalance {
  readonly bucket: PersonBucket;
  readonly amount: Cents;
  readonly made: readonly MoneySentence[];
  readonly locked: readonly MoneySentence[];
}

const BUCKETS: readonly PersonBucket[] = ['available', 'pending', 'reserve', 'blocked', 'debt'];

export function explainBalances(
  sums: readonly SummedEntries[],
  releases: readonly SummedReleases[],
  { currency, kept }: { readonly currency: Currency; readonly kept: KeptBalance | null },
): ExplainedBalance[] {
  return BUCKETS.map((bucket) => {
    const own = sums.filter((sum) => sum.bucket === bucket && sum.amount !== 0);
    const amount = own.reduce((total, sum) => addCents(total, sum.amount), ZERO_CENTS);
    return {
      ...{ bucket, amount },
      made: own.map(({ kind, amount, entries }) => {
        const values = {
          kind: KINDS[kind] ?? kind,
          entries: String(entries),
          amount: { money: amount, currency },
        };
        return sentence(kind, amount, null, say(MADE, values));
      }),
      locked: [
        ...(bucket === 'available' && kept ? keptOf(amount, kept, currency) : []),
        ...releases
          .filter((one) => one.bucket === bucket)
          .map(({ day, hold, amount, sales }) => {
            const at = day === null ? null : startOfSaoPauloDay(day);
            const why = say(WHY[hold ?? (at ? 'DAY' : 'TRACKING')], at ? { day: { day: at } } : {});
            const values = { amount: { money: amount, currency }, sales: String(sales), why };
            return sentence(hold ?? (at ? 'DAY' : 'TRACKING'), amount, at, say(LOCKED, values));
          }),
      ],
    };
  });
}

/** What of the available balance cannot be withdrawn yet. */
function keptOf(available: Cents, kept: KeptBalance, currency: Currency): MoneySentence[] {
  const amount = cents(Math.min(Math.max(0, available), kept.amount));
  const at = kept.lessOn === null ? null : startOfSaoPauloDay(kept.lessOn);
  if (amount === 0 || at === null) return [];
  const { rule, earned, biggest } = kept;
  const m = (money: Cents) => ({ money, currency });
  const values = {
    ...{ amount: m(amount), earned: m(earned), biggest: m(biggest), day: { day: at } },
    ...{ bps: { bps: rule.bps }, days: String(rule.days), saleDays: String(rule.saleDays) },
  };
  return [sentence('ROLLING', amount, at, say(KEPT, values))];
}

const KEPT: Texts = {
  'pt-BR':
    '{amount} ficam como garantia: o maior entre {bps} de {earned}, o que as vendas de {days} dias renderam, e {biggest}, a maior venda de {saleDays} dias. Diminui em {day} se nada mais for vendido.',
  'en-US':
    '{amount} stays as a guarantee: the larger of {bps} of {earned}, what the sales of {days} days brought, and {biggest}, the largest sale of {saleDays} days. It becomes less on {day} if nothing more is sold.',
  'es-ES':
    '{amount} queda como garantía: lo mayor entre {bps} de {earned}, lo que rindieron las ventas de {days} días, y {biggest}, la mayor venta de {saleDays} días. Disminuye el {day} si no se vende nada más.',
};

const sentence = (rule: string, amount: Cents, at: Date | null, text: Texts): MoneySentence => ({
  ...{ rule, amount, at, text },
  ...{ isPart: true, transferId: null },
});

const MADE: Texts = {
  'pt-BR': '{kind}: {amount} em {entries} lançamento(s).',
  'en-US': '{kind}: {amount} in {entries} entries.',
  'es-ES': '{kind}: {amount} en {entries} asiento(s).',
};
const LOCKED: Texts = {
  'pt-BR': '{amount} de {sales} venda(s). {why}',
  'en-US': '{amount} of {sales} sales. {why}',
  'es-ES': '{amount} de {sales} venta(s). {why}',
};
const WHY: Readonly<Record<'DAY' | 'TRACKING' | 'REFUND_REQUEST' | 'STAFF', Texts>> = {
  DAY: {
    'pt-BR': 'Libera em {day}, o prazo do meio de pagamento.',
    'en-US': 'Released on {day}, the term of the payment method.',
    'es-ES': 'Se libera el {day}, el plazo del medio de pago.',
  },
  TRACKING: {
    'pt-BR': 'O prazo começa com o código de rastreio.',
    'en-US': 'The days begin with the tracking code.',
    'es-ES': 'El plazo empieza con el código de seguimiento.',
  },
  REFUND_REQUEST: {
    'pt-BR': 'Retido enquanto o comprador pede o reembolso.',
    'en-US': 'Held while the buyer asks for a refund.',
    'es-ES': 'Retenido mientras el comprador pide el reembolso.',
  },
  STAFF: {
    'pt-BR': 'Retido pela plataforma até {day}.',
    'en-US': 'Held by the platform until {day}.',
    'es-ES': 'Retenido por la plataforma hasta el {day}.',
  },
};

/** The kinds of a statement. */
const KINDS: Readonly<Record<string, Texts>> = {
  SALE: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  REFUND: { 'pt-BR': 'Reembolsos', 'en-US': 'Refunds', 'es-ES': 'Reembolsos' },
  CHARGEBACK: { 'pt-BR': 'Chargebacks', 'en-US': 'Chargebacks', 'es-ES': 'Contracargos' },
  RESTORE: { 'pt-BR': 'Chargebacks revertidos', 'en-US': 'Chargebacks won', 'es-ES': 'Contracargos ganados' },
  CORRECTION: { 'pt-BR': 'Correções', 'en-US': 'Corrections', 'es-ES': 'Correcciones' },
  RELEASE: { 'pt-BR': 'Liberações', 'en-US': 'Releases', 'es-ES': 'Liberaciones' },
  RESERVE_RELEASE: {
    'pt-BR': 'Liberações da garantia',
    'en-US': 'Releases of the reserve',
    'es-ES': 'Liberaciones de la garantía',
  },
  WITHDRAWAL: { 'pt-BR': 'Saques', 'en-US': 'Withdrawals', 'es-ES': 'Retiros' },
  WITHDRAWAL_FEE: { 'pt-BR': 'Tarifas de saque', 'en-US': 'Withdrawal fees', 'es-ES': 'Tarifas de retiro' },
  WITHDRAWAL_RETURN: {
    'pt-BR': 'Saques devolvidos',
    'en-US': 'Withdrawals returned',
    'es-ES': 'Retiros devueltos',
  },
  ANTICIPATION: { 'pt-BR': 'Antecipações', 'en-US': 'Anticipations', 'es-ES': 'Anticipos' },
  ANTICIPATION_FEE: {
    'pt-BR': 'Tarifas de antecipação',
    'en-US': 'Anticipation fees',
    'es-ES': 'Tarifas de anticipo',
  },
  BLOCK: { 'pt-BR': 'Bloqueios', 'en-US': 'Blocks', 'es-ES': 'Bloqueos' },
  UNBLOCK: { 'pt-BR': 'Desbloqueios', 'en-US': 'Unblocks', 'es-ES': 'Desbloqueos' },
  DEBT: { 'pt-BR': 'Pagamento de dívida', 'en-US': 'Repayment of debt', 'es-ES': 'Pago de deuda' },
  FEE: { 'pt-BR': 'Tarifas', 'en-US': 'Fees', 'es-ES': 'Tarifas' },
  CHARGE: { 'pt-BR': 'Cobranças', 'en-US': 'Charges', 'es-ES': 'Cobros' },
  WRITE_OFF: { 'pt-BR': 'Baixas', 'en-US': 'Write-offs', 'es-ES': 'Bajas' },
  ADJUSTMENT: { 'pt-BR': 'Ajustes', 'en-US': 'Adjustments', 'es-ES': 'Ajustes' },
};
