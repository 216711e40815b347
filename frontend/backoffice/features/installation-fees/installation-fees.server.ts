import { data } from '@remix-run/node';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { settingFields } from '../settings/setting-forms';
import { cardFees, settingValues, type ShownSettings } from '../settings/setting-values';
import { settingDifference, settingLabel } from '../settings/settings.server';
import { FEE_FORM, FEE_NAMES } from './fee-form';
import { installationFeesMessages } from './messages.server';

type Fees = NonNullable<ShownSettings['fees']>;

/** The fees in effect as texts of the form, and each version in words. */
export async function loadInstallationFees({ api, valueOf, locale }: AreaCall) {
  const { present, history, platforms, sellers } = valueOf(await api.get('/api/master/fees'));
  const texts = compileMessages(installationFeesMessages, locale);
  const t = translator<typeof installationFeesMessages>(texts, locale);
  return {
    ...{ locale, texts, platforms, sellers, newest: history[0]?.id ?? null },
    labels: Object.fromEntries(Object.keys(FEE_FORM).map((name) => [name, settingLabel(name, t)])),
    initial: { ...feeTexts(present, locale), validFrom: '', reason: '' } as Record<string, string>,
    history: history.map(({ fees, ...version }, at) => {
      const former = history.slice(at + 1).find(({ canceledAt }) => canceledAt === null);
      return { ...version, differences: feeDifferences(former?.fees, fees, locale) };
    }),
  };
}

/** The fees as texts of the form. */
export function feeTexts(fees: Fees, locale: AreaCall['locale']): Record<string, string> {
  const values = settingValues({ fees });
  const rules = settingFields('fees');
  return Object.fromEntries(
    FEE_NAMES.flatMap((name) => {
      const rule = rules[name];
      return rule ? [[name, fieldText(rule, values[name], locale)]] : [];
    }),
  );
}

/** What a version changes, in words; of the first one, all that it says. */
export function feeDifferences(before: Fees | undefined, after: Fees, locale: AreaCall['locale']) {
  const [from, to] = [before ? feeTexts(before, locale) : {}, feeTexts(after, locale)];
  return FEE_NAMES.filter((name) => from[name] !== to[name]).map((name) =>
    settingDifference(name, from[name] ?? '', to[name] ?? '', locale),
  );
}

/** Saves a version, shows what it would change (`preview`), or cancels one that has not begun (`cancel`). */
export async function changeInstallationFees(call: AreaActionCall) {
  const { api, form, intent, locale, valueOf } = call;
  if (intent === 'cancel') {
    const answer = await api.delete('/api/master/fees/{id}', {
      params: { id: String(form.get('id') ?? '') },
    });
    if (!answer.ok && answer.problem.status !== 409) valueOf(answer);
    const message = answer.ok ? null : answer.problem.title;
    return data({ form: null, preview: null, message, done: answer.ok }, { status: answer.ok ? 200 : 409 });
  }
  if (intent === 'preview') return data(await previewOf(call));
  const read = readForm(form, FEE_FORM, locale);
  if (!read.ok) return data(formReply(read.reply), { status: 422 });
  const plain = Object.fromEntries(Object.entries(read.values).filter(([name]) => !name.startsWith('card')));
  const basedOn = String(form.get('basedOn') ?? '') || undefined;
  const answer = await api.put('/api/master/fees', {
    body: { ...plain, ...cardFees(read.values), basedOn } as never,
  });
  if (answer.ok) {
    const saved = savedReply(form, FEE_FORM);
    return data(formReply({ ...saved, values: { ...saved.values, reason: '', validFrom: '' } }));
  }
  if (![409, 422].includes(answer.problem.status)) valueOf(answer);
  return data(formReply(refusedReply(form, FEE_FORM, answer.problem)), { status: answer.problem.status });
}

const formReply = (reply: ServerFormReply) => ({ form: reply, preview: null, message: null, done: false });

/** What was typed, and what it would change for how many platforms and sellers. Nothing is saved. */
async function previewOf({ api, valueOf, form, locale }: AreaActionCall) {
  const { present, platforms, sellers } = valueOf(await api.get('/api/master/fees'));
  const before = feeTexts(present, locale);
  const typed = savedReply(form, FEE_FORM);
  const changed = FEE_NAMES.filter((name) => before[name] !== typed.values[name]);
  const differences = changed.map((name) =>
    settingDifference(name, before[name] ?? '', typed.values[name] ?? '', locale),
  );
  const reply: ServerFormReply = { ...typed, saved: false, errors: {} };
  return { ...formReply(reply), preview: { differences, platforms, sellers } };
}
