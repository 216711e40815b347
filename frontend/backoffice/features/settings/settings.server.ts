import { data, redirect } from '@remix-run/node';
import { saoPauloDate } from '@guiche/brazil';
import { isLocale } from '@guiche/checkout-rules';
import { LANGUAGE_NAMES } from '../../../shared/lib/languages';
import { platformNow } from '../../../shared/server/platform-clock.server';
import { translator, type Translate } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { settingsMessages } from './messages.server';
import {
  SETTING_GROUPS,
  settingFields,
  settingForm,
  settingNames,
  settingRule,
  type SettingGroup,
} from './setting-forms';
import {
  cardFees,
  exampleGuarantee,
  exampleReleases,
  interestOf,
  settingValues,
  staffAddressesOf,
  type ShownSettings,
} from './setting-values';

const PAGE = '/admin-root/platform-settings';

/** One setting before and after a change. */
export interface SettingDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

function groupOf({ params }: AreaCall): SettingGroup {
  const asked = params.group || SETTING_GROUPS[0];
  const found = SETTING_GROUPS.find((group) => group === asked);
  if (!found) throw redirect(PAGE);
  return found;
}

/** The settings of one group, as texts of its form. */
export async function loadSettings(call: AreaCall) {
  const { api, valueOf, locale, context } = call;
  const group = groupOf(call);
  const shown = valueOf(await api.get('/api/admin/platform-settings'));
  return {
    ...{ locale, group, version: shown.version, ownAddress: context.clientIp },
    texts: compileMessages(settingsMessages, locale),
    labels: labelsOf(group, locale),
    initial: initialTexts(group, shown, locale),
  };
}

function labelsOf(group: SettingGroup, locale: AreaCall['locale']): Record<string, string> {
  const t = words(locale);
  return Object.fromEntries(Object.keys(settingForm(group)).map((name) => [name, settingLabel(name, t)]));
}

function initialTexts(group: SettingGroup, shown: ShownSettings, locale: AreaCall['locale']) {
  const values = settingValues(shown);
  const rules = settingForm(group);
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, fieldText(rule, values[name], locale)]),
  );
}

/** The latest changes, in words. */
export async function loadSettingHistory({ api, valueOf, locale }: AreaCall) {
  const { items } = valueOf(await api.get('/api/admin/platform-settings/changes'));
  return {
    locale,
    texts: compileMessages(settingsMessages, locale),
    changes: items.map(({ change, previous, ...row }) => ({
      ...row,
      differences: differences(change as ShownSettings, (previous ?? {}) as ShownSettings, locale),
    })),
  };
}

/** Cancels (`cancel`) a change that is to come, or undoes (`undo`) one that is in effect. */
export async function changeSettingHistory({ api, form, intent, valueOf }: AreaActionCall) {
  const params = { id: String(form.get('id') ?? '') };
  const answer =
    intent === 'cancel'
      ? await api.delete('/api/admin/platform-settings/changes/{id}', { params })
      : await api.post('/api/admin/platform-settings/changes/{id}/undo', {
          params,
          body: { reason: String(form.get('reason') ?? '') },
        });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return data({ done: false, message: answer.problem.title }, { status: answer.problem.status });
  valueOf(answer);
  return data({ done: true, message: null });
}

/** Saves a group of settings, or shows what would change (`preview`). */
export async function changeSettings(call: AreaActionCall) {
  const { form, intent, locale } = call;
  const group = groupOf(call);
  const rules = settingForm(group);
  const read = readForm(form, rules, locale);
  if (intent === 'preview') return data(await previewReply(call, group));
  if (!read.ok) return data({ ...read.reply, preview: null }, { status: 422 });
  const answer = await put(call, group, read.values);
  if (answer.ok) {
    const saved: ServerFormReply = savedReply(form, rules);
    return data({ ...saved, values: { ...saved.values, reason: '', validFrom: '' }, preview: null });
  }
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) call.valueOf(answer);
  return data({ ...refusedReply(form, rules, problem), preview: null }, { status: problem.status });
}

function put({ api, form }: AreaActionCall, group: SettingGroup, values: Readonly<Record<string, unknown>>) {
  // The rules of the form are those of the API, and every field of the group was read by them.
  const body = { ...values, version: Number(form.get('version')) } as never;
  switch (group) {
    case 'methods':
      return api.put('/api/admin/platform-settings/methods', { body });
    case 'fees':
      return api.put('/api/admin/platform-settings/fees', {
        body: withLists(
          body,
          cardFees(values),
          settingNames('fees').filter((name) => name.startsWith('card')),
        ),
      });
    case 'installments':
      return api.put('/api/admin/platform-settings/installments', {
        body: withLists(
          body,
          { feeBasisPoints: interestOf(values) },
          settingNames('installments').filter((name) => name.startsWith('fee')),
        ),
      });
    case 'release':
      return api.put('/api/admin/platform-settings/release', { body });
    case 'selling':
      return api.put('/api/admin/platform-settings/selling', { body });
    case 'languages':
      return api.put('/api/admin/platform-settings/languages', { body });
    case 'access':
      return api.put('/api/admin/platform-settings/access', {
        body: withLists(body, { staffAddresses: staffAddressesOf(values) }, ['staffAddresses']),
      });
    case 'documents':
      return api.put('/api/admin/platform-settings/documents', { body });
    case 'disputes':
      return api.put('/api/admin/platform-settings/disputes', { body });
    case 'anticipations':
      return api.put('/api/admin/platform-settings/anticipations', { body });
    case 'withdrawals':
      return api.put('/api/admin/platform-settings/withdrawals', { body });
    case 'company':
      return api.put('/api/admin/platform-settings/company', { body });
    case 'checkout':
      return api.put('/api/admin/platform-settings/checkout', { body });
  }
}

/** The body with lists in the place of the single fields. */
const withLists = (body: object, lists: object, single: readonly string[]) =>
  ({
    ...Object.fromEntries(Object.entries(body).filter(([name]) => !single.includes(name))),
    ...lists,
  }) as never;

/** What was typed, and what it would change for how many sellers. Nothing is saved. */
async function previewReply(call: AreaActionCall, group: SettingGroup) {
  const { api, valueOf, form, locale } = call;
  const shown = valueOf(await api.get('/api/admin/platform-settings'));
  const before = initialTexts(group, shown, locale);
  const saved = savedReply(form, settingForm(group));
  const read = readForm(form, settingFields(group), locale);
  const names = settingNames(group).filter((name) => before[name] !== saved.values[name]);
  const preview = {
    sellers: shown.sellers,
    releases: group === 'release' && read.ok ? exampleReleases(read.values, saoPauloDate(platformNow())) : [],
    guarantee: group === 'release' && read.ok ? exampleGuarantee(read.values) : null,
    demand: group === 'documents' && read.ok ? await demandPreview(call, read.values) : null,
    differences: names.map((name) =>
      settingDifference(name, before[name] ?? '', saved.values[name] ?? '', locale),
    ),
  };
  return { ...saved, saved: false, errors: {}, preview };
}

/** Which sellers the demanded documents would affect. */
async function demandPreview({ api, valueOf }: AreaActionCall, values: Readonly<Record<string, unknown>>) {
  // Every field of the group was read by the rules of the API.
  return valueOf(await api.post('/api/admin/demanded-documents/preview', { body: values as never }));
}

function differences(change: ShownSettings, previous: ShownSettings, locale: AreaCall['locale']) {
  const [after, before] = [settingValues(change), settingValues(previous)];
  const text = (name: string, value: (typeof after)[string]) => {
    const rule = settingRule(name);
    return rule ? fieldText(rule, value, locale) : String(value ?? '');
  };
  return Object.keys(after)
    .map((name) => ({ name, before: text(name, before[name]), after: text(name, after[name]) }))
    .filter((one) => one.before !== one.after)
    .map((one) => settingDifference(one.name, one.before, one.after, locale));
}

export function settingDifference(
  name: string,
  before: string,
  after: string,
  locale: AreaCall['locale'],
): SettingDifference {
  const t = words(locale);
  const isSwitch = settingRule(name)?.kind === 'boolean';
  const shown = (text: string) => {
    if (name === 'defaultLanguage' && isLocale(text)) return LANGUAGE_NAMES[text];
    return isSwitch ? t(text === 'on' ? 'on' : 'off') : text || '–';
  };
  return { label: settingLabel(name, t), before: shown(before), after: shown(after) };
}

type Words = Translate<typeof settingsMessages>;

const words = (locale: AreaCall['locale']): Words =>
  translator<typeof settingsMessages>(compileMessages(settingsMessages, locale), locale);

const BY_COUNT = /^(card|fee)(\d+)(BasisPoints|Fixed)$/;

/** The label of a setting; the name of one that has no text. */
export function settingLabel(name: string, t: Words): string {
  const [, kind, count = '', unit] = BY_COUNT.exec(name) ?? [];
  if (kind === 'card') return t(unit === 'Fixed' ? 'cardFixed' : 'cardBasisPoints', { count });
  if (kind === 'fee') return t('feeBasisPoints', { count });
  const key = `setting_${name}`;
  return key in settingsMessages ? t(key as 'setting_reason') : name;
}
