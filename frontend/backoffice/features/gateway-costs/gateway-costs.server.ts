import { data } from '@remix-run/node';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { FEE_FORM, FEE_NAMES } from '../installation-fees/fee-form';
import { feeDifferences, feeTexts } from '../installation-fees/installation-fees.server';
import { cardFees } from '../settings/setting-values';
import { settingDifference, settingLabel } from '../settings/settings.server';
import { brandName } from '../disputes/brand-name';
import { brandDifferences, brandLine, brandTexts, changeBrandCosts } from './brand-costs.server';
import { gatewayCostsMessages } from './messages.server';

const PATH = '/api/admin/gateway-accounts/{id}/costs';

async function costsOf({ api, valueOf, params }: AreaCall) {
  return valueOf(await api.get(PATH, { params: { id: params.id ?? '' } }));
}

/** Brands that a card tells by its first digits. */
const BRANDS = ['amex', 'diners', 'discover', 'elo', 'hipercard', 'mastercard', 'visa'] as const;

const brandOf = ({ url }: Pick<AreaCall, 'url'>): string | undefined =>
  BRANDS.find((brand) => brand === url.searchParams.get('brand'));

/** The costs that hold as texts of the form, and each version in words; with `?brand=` the form is of this brand. */
export async function loadGatewayCosts(call: AreaCall) {
  const { locale, params } = call;
  const brand = brandOf(call);
  const { name, present, before, history, newest } = await costsOf(call);
  const texts = compileMessages(gatewayCostsMessages, locale);
  const t = translator<typeof gatewayCostsMessages>(texts, locale);
  return {
    ...{ locale, texts, name, newest, accountId: params.id ?? '', now: new Date().toISOString() },
    title: t('costsTitle', { name }),
    brand:
      brand === undefined ? null : { name: brand, isSet: present.brands.some((one) => one.brand === brand) },
    brands: BRANDS.map((one) => {
      const own = present.brands.find((set) => set.brand === one);
      return { brand: one, line: own ? brandLine(own.tariffs, locale) : null };
    }),
    labels: Object.fromEntries(Object.keys(FEE_FORM).map((field) => [field, settingLabel(field, t)])),
    initial: { ...textsOf(present, brand, locale), validFrom: '', reason: '' } as Record<string, string>,
    history: history.map(({ costs, ...version }, at) => {
      const former = history.slice(at + 1).find(({ canceledAt }) => canceledAt === null);
      const previous = former?.costs ?? before;
      const labelOf = (name: string) => t('costsOfBrand', { brand: brandName(name) });
      const differences = [
        ...feeDifferences(previous, costs, locale),
        ...brandDifferences(previous.brands, costs.brands, { locale, labelOf }),
      ];
      return { ...version, differences };
    }),
  };
}

type Costs = Awaited<ReturnType<typeof costsOf>>['present'];

/** A brand without costs of its own begins with those of other cards. */
const textsOf = (present: Costs, brand: string | undefined, locale: AreaCall['locale']) =>
  brand === undefined
    ? feeTexts(present, locale)
    : brandTexts(present.brands.find((one) => one.brand === brand)?.tariffs ?? present.CREDIT_CARD, locale);

/** Saves a version, shows what it would change (`preview`), or cancels one that has not begun (`cancel`). */
export async function changeGatewayCosts(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const id = params.id ?? '';
  if (intent === 'cancel') {
    const version = String(form.get('version') ?? '');
    const answer = await api.delete(`${PATH}/{version}`, { params: { id, version } });
    if (!answer.ok && answer.problem.status !== 409) valueOf(answer);
    const message = answer.ok ? null : answer.problem.title;
    return data({ form: null, preview: null, message, done: answer.ok }, { status: answer.ok ? 200 : 409 });
  }
  const brand = brandOf(call);
  if (brand !== undefined) return changeBrandCosts(call, brand);
  if (intent === 'preview') return data(await previewOf(call));
  const read = readForm(form, FEE_FORM, locale);
  if (!read.ok) return data(formReply(read.reply), { status: 422 });
  const plain = Object.fromEntries(Object.entries(read.values).filter(([name]) => !name.startsWith('card')));
  const basedOn = String(form.get('basedOn') ?? '') || undefined;
  const body = { ...plain, ...cardFees(read.values), basedOn } as never;
  const answer = await api.put(PATH, { params: { id }, body });
  if (answer.ok) {
    const saved = savedReply(form, FEE_FORM);
    return data(formReply({ ...saved, values: { ...saved.values, reason: '', validFrom: '' } }));
  }
  if (![409, 422].includes(answer.problem.status)) valueOf(answer);
  return data(formReply(refusedReply(form, FEE_FORM, answer.problem)), { status: answer.problem.status });
}

const formReply = (reply: ServerFormReply) => ({ form: reply, preview: null, message: null, done: false });

/** What was typed, and what it would change. Nothing is saved. */
async function previewOf(call: AreaActionCall) {
  const { form, locale } = call;
  const { present } = await costsOf(call);
  const before = feeTexts(present, locale);
  const typed = savedReply(form, FEE_FORM);
  const differences = FEE_NAMES.filter((name) => before[name] !== typed.values[name]).map((name) =>
    settingDifference(name, before[name] ?? '', typed.values[name] ?? '', locale),
  );
  const reply: ServerFormReply = { ...typed, saved: false, errors: {} };
  return { ...formReply(reply), preview: differences };
}
