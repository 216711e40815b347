import { formatDocument } from '@guiche/brazil';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { CURRENCIES, DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { textPdf, type PdfLine } from '../../../runtime/pdf/index.js';
import { DEFENCE_MESSAGES } from '../defence-messages.js';
import { DefenceFacts, type DefenceTrace, type DefendedPurchase } from '../store/defence-facts.js';
import { DisputeEvents } from '../store/dispute-events.js';
import { DisputeFiles } from '../store/dispute-files.js';
import { Disputes, type Dispute } from '../store/disputes.js';

/** What shows that the buyer bought and got it. */
export interface DefencePack {
  readonly madeAt: Date;
  readonly dispute: Pick<
    Dispute,
    'id' | 'kind' | 'amount' | 'currency' | 'reason' | 'providerReference' | 'notifiedAt'
  >;
  readonly purchase: DefendedPurchase;
  /** The latest first. */
  readonly traces: readonly DefenceTrace[];
  /** What the seller added. */
  readonly evidence: readonly { readonly at: Date; readonly text: string }[];
  /** What staff and the seller attached; the files are sent beside the pack. */
  readonly files: readonly FileOfPack[];
}

interface FileOfPack {
  readonly at: Date;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  /** In hexadecimal, so that whoever gets the file can compare it. */
  readonly sha256: string;
}

type Words = (key: keyof typeof DEFENCE_MESSAGES, values?: Readonly<Record<string, string>>) => string;

/** Assembles the defence of a dispute from what is known now, at each request: nothing of it is stored. */
@Injectable()
export class AssembleDefence {
  constructor(
    private readonly disputes: Disputes,
    private readonly events: DisputeEvents,
    private readonly facts: DefenceFacts,
    private readonly files: DisputeFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async assemble(ctx: TenantContext, id: string): Promise<DefencePack> {
    const found = await this.disputes.find(ctx, id);
    if (!found) throw runtimeProblem('notFound');
    const [purchase, traces, events, files] = await Promise.all([
      this.facts.purchase(ctx, found),
      this.facts.traces(ctx, found.orderId),
      this.events.of(ctx, id),
      this.files.of(ctx, id),
    ]);
    if (!purchase) throw runtimeProblem('notFound');
    const { kind, amount, currency, reason, providerReference, notifiedAt } = found;
    return {
      madeAt: this.clock.now(),
      dispute: { id, kind, amount, currency, reason, providerReference, notifiedAt },
      ...{ purchase, traces },
      evidence: events
        .filter((event) => event.kind === 'EVIDENCE')
        .map(({ at, note }) => ({ at, text: note ?? '' })),
      files: files.map(({ at, name, contentType, bytes, sha256 }) => ({
        ...{ at, name, contentType, bytes, sha256: sha256.toString('hex') },
      })),
    };
  }

  /** The same as a document in the language of its reader. @throws Problem notFound */
  async draw(ctx: TenantContext, id: string): Promise<{ readonly file: Buffer; readonly code: string }> {
    const pack = await this.assemble(ctx, id);
    const { locale } = ctx;
    const { code } = pack.purchase;
    const t = translator(compileMessages(DEFENCE_MESSAGES, locale), locale) as unknown as Words;
    return {
      file: textPdf({ title: t('title', { code }), language: locale, lines: linesOf(ctx, t, pack) }),
      code,
    };
  }
}

const heading = (text: string): PdfLine => ({ text, size: 12, isBold: true, above: 20, isRuled: true });

function linesOf({ locale }: TenantContext, t: Words, pack: DefencePack): PdfLine[] {
  const { dispute, purchase, traces, evidence, files } = pack;
  const currency = CURRENCIES.find((one) => one === dispute.currency) ?? DEFAULT_CURRENCY;
  const money = (amount: number) => formatMoney(cents(amount), currency, locale);
  const format = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' },
  });
  const date = (at: Date | null) => (at === null ? null : format.format(at));
  const fact = (label: string, value: string | null): PdfLine[] =>
    value === null || value === '' ? [] : [{ text: label, right: value, above: 4 }];
  const document = purchase.buyerDocument === null ? null : formatDocument(purchase.buyerDocument);
  return [
    { text: t('title', { code: purchase.code }), size: 18, isBold: true },
    { text: `${purchase.platform} · ${t('madeAt')} ${format.format(pack.madeAt)}`, above: 4 },
    heading(t('dispute')),
    ...fact(t('kind'), t(`kind_${dispute.kind}`)),
    ...fact(t('amount'), money(dispute.amount)),
    ...fact(t('notified'), date(dispute.notifiedAt)),
    ...fact(t('reference'), dispute.providerReference),
    { text: `${t('reason')}: ${dispute.reason}`, above: 4 },
    heading(t('purchase')),
    { text: `${t('items')}: ${purchase.items}`, above: 4 },
    ...fact(t('seller'), purchase.seller),
    ...fact(t('paid'), money(purchase.amount)),
    ...fact(t('method'), t(`method_${purchase.method as 'PIX'}`)),
    ...fact(t('boughtAt'), date(purchase.boughtAt)),
    ...fact(t('approvedAt'), date(purchase.approvedAt)),
    ...fact(t('charge'), [purchase.provider, purchase.reference].filter(Boolean).join(' ')),
    ...fact(t('endToEndId'), purchase.endToEndId),
    ...fact(t('ip'), purchase.ip),
    heading(t('buyer')),
    { text: purchase.buyerName, isBold: true, above: 4 },
    ...fact(t('email'), purchase.buyerEmail),
    ...fact(t('document'), document),
    ...fact(t('phone'), purchase.buyerPhone),
    heading(t('terms')),
    ...fact(t('termsUrl'), purchase.termsUrl),
    ...fact(t('guarantee'), purchase.guaranteeDays === null ? null : String(purchase.guaranteeDays)),
    heading(t('traces')),
    ...(traces.length === 0 ? [{ text: t('noTraces'), above: 4 }] : []),
    ...traces.flatMap((trace) => traceLines(t, trace, format)),
    ...(evidence.length === 0 ? [] : [heading(t('evidence'))]),
    ...evidence.map(({ at, text }) => ({ text: `${format.format(at)}: ${text}`, above: 4 })),
    ...(files.length === 0 ? [] : [heading(t('files'))]),
    ...files.flatMap(({ at, name, sha256 }): PdfLine[] => [
      { text: name, right: format.format(at), above: 4 },
      { text: `SHA-256 ${sha256}`, size: 8 },
    ]),
  ];
}

function traceLines(
  t: Words,
  { kind, at, what, times, ip, device }: DefenceTrace,
  format: Intl.DateTimeFormat,
): PdfLine[] {
  const count = times > 1 ? ` (${times}×)` : '';
  const name = what === null ? '' : `: ${what}`;
  const from = [ip, device].filter((one) => one !== null).join(' · ');
  return [
    { text: `${t(`trace_${kind}`)}${name}${count}`, right: format.format(at), above: 4 },
    ...(from === '' ? [] : [{ text: from, size: 8 }]),
  ];
}
