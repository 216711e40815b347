import { formatDocument } from '@guiche/brazil';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { CURRENCIES, DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { textPdf, type PdfLine } from '../../../runtime/pdf/index.js';
import { WITHDRAWAL_RECEIPT_MESSAGES } from '../receipt-messages.js';
import type { WithdrawalOwner } from '../store/withdrawals.js';

interface Row {
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly destination: string;
  readonly state: string;
  readonly provider: string | null;
  readonly withdrawId: string | null;
  readonly endToEndId: string | null;
  readonly paidByHand: boolean;
  readonly paidAt: Date;
  readonly endedAt: Date | null;
  readonly ownerName: string;
  readonly ownerDocument: string | null;
  readonly platform: string;
  readonly platformDocument: string | null;
}

const RECEIPT = sql<{ platformId: string; id: string; owner: string; ownerId: string | null }>(
  'receipt-of-withdrawal',
  `select w.amount, w.fee, w.currency, w.destination, w.state, w.provider, w.withdraw_id as "withdrawId",
  w.end_to_end_id as "endToEndId", w.paid_by_hand as "paidByHand", w.paid_at as "paidAt", w.ended_at as "endedAt",
  u.name as "ownerName", u.document as "ownerDocument", coalesce(p.legal_name, p.name) as platform, p.document as "platformDocument"
from withdrawals w
join users_read u on u.platform_id = w.platform_id and u.id = w.owner_id
join platforms_read p on p.id = w.platform_id
where w.platform_id = :platformId and w.id = :id and w.owner = :owner and w.paid_at is not null
  and (:ownerId::uuid is null or w.owner_id = :ownerId)`,
);

type Words = (
  key: keyof typeof WITHDRAWAL_RECEIPT_MESSAGES,
  values?: Readonly<Record<string, string>>,
) => string;

/** Draws the receipt of a withdrawal that was paid, in the language of its reader. */
@Injectable()
export class DrawWithdrawalReceipt {
  constructor(private readonly reads: Reads) {}

  /**
   * @param ownerId null: staff read it
   * @throws Problem notFound: there is none, or it was never paid
   */
  async draw(
    ctx: TenantContext,
    { owner, ownerId, id }: { owner: WithdrawalOwner; ownerId: string | null; id: string },
  ): Promise<{ readonly file: Buffer; readonly code: string }> {
    const { platformId, locale } = ctx;
    const [row] = await this.reads.prepared<Row>(RECEIPT({ platformId, id, owner, ownerId }));
    if (!row) throw runtimeProblem('notFound');
    const code = id.replaceAll('-', '').slice(-8).toUpperCase();
    const t = translator(compileMessages(WITHDRAWAL_RECEIPT_MESSAGES, locale), locale) as unknown as Words;
    const lines = linesOf(ctx, t, row, code);
    return { file: textPdf({ title: t('title', { code }), language: locale, lines }), code };
  }
}

function linesOf({ locale }: TenantContext, t: Words, row: Row, code: string): PdfLine[] {
  const currency = CURRENCIES.find((one) => one === row.currency) ?? DEFAULT_CURRENCY;
  const money = (amount: number) => formatMoney(cents(amount), currency, locale);
  const date = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Sao_Paulo' },
  });
  const optional = (label: string, value: string | null): PdfLine[] =>
    value === null ? [] : [{ text: label, right: value, above: 4 }];
  return [
    { text: t('title', { code }), size: 18, isBold: true },
    { text: `${t('paidAt')} ${date.format(row.paidAt)}`, above: 4 },
    ...partyLines(t, t('payee'), row.ownerName, row.ownerDocument),
    ...partyLines(t, t('payer'), row.platform, row.platformDocument),
    { text: t('destination'), right: row.destination, above: 20, isRuled: true },
    { text: t('amount'), right: money(row.amount), above: 4, isRuled: true },
    { text: t('fee'), right: money(row.fee), above: 4 },
    { text: t('net'), right: money(row.amount - row.fee), size: 12, isBold: true, above: 4, isRuled: true },
    ...optional(t('provider'), row.paidByHand ? t('byHand') : row.provider),
    ...optional(t('withdrawId'), row.paidByHand ? null : row.withdrawId),
    ...optional(t('endToEndId'), row.endToEndId),
    ...(row.state === 'PAID' || row.endedAt === null
      ? []
      : [{ text: t('returned', { date: date.format(row.endedAt) }), isBold: true, above: 16 }]),
  ];
}

const partyLines = (t: Words, role: string, name: string, document: string | null): PdfLine[] => [
  { text: role, size: 8, above: 12 },
  { text: name, isBold: true },
  ...(document === null ? [] : [{ text: `${t('document')}: ${formatDocument(document)}` }]),
];
