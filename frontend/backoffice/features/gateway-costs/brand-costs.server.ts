import { data } from '@remix-run/node';
import type { Locale } from '@guiche/i18n';
import type { AreaActionCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { FEE_FORM } from '../installation-fees/fee-form';
import { feeTexts } from '../installation-fees/installation-fees.server';
import { cardFees } from '../settings/setting-values';

interface BrandTariffs {
  readonly brand: string;
  readonly tariffs: readonly { readonly bps: number; readonly fixed: number }[];
}

/** The fields of the costs of a card brand. */
export const BRAND_COSTS_FORM: FormRules = Object.fromEntries(
  Object.entries(FEE_FORM).filter(([name]) => /^(card|validFrom$|reason$)/.test(name)),
);
const REMOVAL_FORM: FormRules = Object.fromEntries(
  Object.entries(FEE_FORM).filter(([name]) => /^(validFrom|reason)$/.test(name)),
);

const NO_TARIFF = { bps: 0, fixed: 0 };

/** The costs of a brand as texts of the form. */
export const brandTexts = (tariffs: BrandTariffs['tariffs'], locale: Locale): Record<string, string> => {
  const texts = feeTexts({ PIX: NO_TARIFF, BILLET: NO_TARIFF, CREDIT_CARD: [...tariffs] }, locale);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith('card')));
};

/** The costs of a brand in one line: equal numbers of installments together, as `1–6x 4,99% + R$ 0,39`. */
export function brandLine(tariffs: BrandTariffs['tariffs'], locale: Locale): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [index, { bps, fixed }] of tariffs.entries()) {
    const text = `${percent.format(bps / 10_000)} + ${money.format(fixed / 100)}`;
    const last = runs.at(-1);
    if (last?.text === text) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, text });
  }
  return runs.map(({ from, to, text }) => `${from === to ? from : `${from}–${to}`}x ${text}`).join('; ');
}

/** The brands whose costs a version changes, each before and after. */
export function brandDifferences(
  before: readonly BrandTariffs[],
  after: readonly BrandTariffs[],
  { locale, labelOf }: { readonly locale: Locale; readonly labelOf: (brand: string) => string },
) {
  const line = (all: readonly BrandTariffs[], brand: string): string => {
    const found = all.find((one) => one.brand === brand);
    return found ? brandLine(found.tariffs, locale) : '–';
  };
  return [...new Set([...before, ...after].map(({ brand }) => brand))]
    .sort()
    .map((brand) => ({
      label: labelOf(brand),
      before: line(before, brand),
      after: line(after, brand),
    }))
    .filter((one) => one.before !== one.after);
}

/** Saves what cards of a brand cost, or that they cost what others do (`removeBrand`). */
export async function changeBrandCosts(call: AreaActionCall, brand: string) {
  const { api, form, intent, locale, params, valueOf } = call;
  const isRemoval = intent === 'removeBrand';
  const read = readForm(form, isRemoval ? REMOVAL_FORM : BRAND_COSTS_FORM, locale);
  if (!read.ok) return data(brandReply(read.reply), { status: 422 });
  const { reason, validFrom } = read.values;
  const basedOn = String(form.get('basedOn') ?? '') || undefined;
  const rates = isRemoval ? { cardBasisPoints: [], cardFixed: [] } : cardFees(read.values);
  const answer = await api.put('/api/admin/gateway-accounts/{id}/costs/brands/{brand}', {
    params: { id: params.id ?? '', brand },
    body: { ...rates, reason, validFrom, basedOn } as never,
  });
  if (answer.ok) {
    const saved = savedReply(form, BRAND_COSTS_FORM);
    return data(brandReply({ ...saved, values: { ...saved.values, reason: '', validFrom: '' } }));
  }
  if (![409, 422].includes(answer.problem.status)) valueOf(answer);
  return data(brandReply(refusedReply(form, BRAND_COSTS_FORM, answer.problem)), {
    status: answer.problem.status,
  });
}

const brandReply = (form: ServerFormReply) => ({ form, preview: null, message: null, done: false });
