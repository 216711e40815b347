import { formatDocument } from '@guiche/brazil';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { CURRENCIES, DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { textPdf, type PdfLine } from '../../../runtime/pdf/index.js';
import { Receipts, type Receipt } from '../../orders/index.js';
import { RECEIPT_MESSAGES } from '../receipt-messages.js';
import { Purchases, type ListedPurchase } from '../store/purchases.js';

interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Null: the buyer did not give one. */
  readonly document: string | null;
}

const BUYER = sql<{ platformId: string; orderId: string }>(
  'buyer-of-receipt',
  `select buyer_name as name, buyer_email as email, case when not 'document' = any (invented) then buyer_document end as document
from orders_read where platform_id = :platformId and id = :orderId`,
);

type Words = (key: keyof typeof RECEIPT_MESSAGES, values?: Readonly<Record<string, string>>) => string;

/** Draws the receipt of a paid purchase, in the language of its reader. */
@Injectable()
export class DrawReceipt {
  constructor(
    private readonly reads: Reads,
    private readonly purchases: Purchases,
    private readonly receipts: Receipts,
  ) {}

  /** @throws Problem notFound: no purchase of this customer, or nothing was paid for it */
  async draw(
    ctx: TenantContext,
    { person }: Session,
    id: string,
  ): Promise<{ readonly file: Buffer; readonly code: string }> {
    const purchase = await this.purchases.find(ctx, { email: person.email, id });
    if (!purchase?.approvedAt) throw runtimeProblem('notFound');
    const [receipt, [buyer]] = await Promise.all([
      this.receipts.of(ctx, id),
      this.reads.prepared<Buyer>(BUYER({ platformId: ctx.platformId, orderId: id })),
    ]);
    if (!receipt || !buyer) throw runtimeProblem('notFound');
    const t = translator(compileMessages(RECEIPT_MESSAGES, ctx.locale), ctx.locale) as unknown as Words;
    const lines = linesOf(ctx, t, { purchase, receipt, buyer });
    const file = textPdf({ title: t('title', { code: purchase.code }), language: ctx.locale, lines });
    return { file, code: purchase.code };
  }
}

interface Drawn {
  readonly purchase: ListedPurchase;
  readonly receipt: Receipt;
  readonly buyer: Buyer;
}

function linesOf({ locale }: TenantContext, t: Words, { purchase, receipt, buyer }: Drawn): PdfLine[] {
  const currency = CURRENCIES.find((one) => one === receipt.currency) ?? DEFAULT_CURRENCY;
  const money = (amount: number) => formatMoney(cents(amount), currency, locale);
  const paidAt = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Sao_Paulo' },
  }).format(purchase.approvedAt ?? purchase.createdAt);
  const { items, discount, shipping, interest, total, installments, sellerParty, platformParty } = receipt;
  const method = purchase.method as 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
  const paidBy = method === null ? '' : t(`method_${method}`) + (installments > 1 ? ` ${installments}x` : '');
  return [
    { text: t('title', { code: purchase.code }), size: 18, isBold: true },
    { text: `${t('paidAt')} ${paidAt}`, above: 4 },
    ...party(t, t('buyer'), buyer),
    ...party(t, t('seller'), { ...sellerParty, name: sellerParty.name ?? purchase.seller }),
    ...party(t, t('platform'), platformParty),
    ...items.map(({ title, quantity, amount }, place) => ({
      ...{ text: quantity > 1 ? `${quantity} × ${title}` : title, right: money(amount) },
      ...{ above: place === 0 ? 20 : 4, isRuled: true },
    })),
    ...(discount === 0
      ? []
      : [{ text: t('discount'), right: `-${money(discount)}`, above: 4, isRuled: true }]),
    ...(shipping === null ? [] : [{ text: t('shipping'), right: money(shipping), above: 4, isRuled: true }]),
    ...(interest === 0 ? [] : [{ text: t('interest'), right: money(interest), above: 4, isRuled: true }]),
    { text: t('total'), right: money(total), size: 12, isBold: true, above: 4, isRuled: true },
    { text: t('method'), right: paidBy, above: 4 },
    ...(purchase.status === 'REFUNDED' ? [{ text: t('returned'), isBold: true, above: 16 }] : []),
    { text: t('note'), size: 8, above: 24 },
  ];
}

/** Who it is, as far as it is known. */
function party(
  t: Words,
  role: string,
  {
    name,
    document,
    email,
  }: { readonly name: string | null; readonly document: string | null; readonly email: string | null },
): PdfLine[] {
  if (name === null) return [];
  return [
    { text: role, size: 8, above: 12 },
    { text: name, isBold: true },
    ...(document === null ? [] : [{ text: `${t('document')}: ${formatDocument(document)}` }]),
    ...(email === null ? [] : [{ text: email }]),
  ];
}
