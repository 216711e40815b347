import { data } from '@remix-run/node';
import type { Locale } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { messagesOfList } from '@guiche/lists/messages';
import { LISTS } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { areaMessages } from '../area/messages.server';
import { CUSTOMIZATION_FORM, HIDEABLE_PAGES, pageField } from './customization-form';
import { customizationMessages } from './messages.server';

const LANGUAGES = { greetingPt: 'pt-BR', greetingEn: 'en-US', greetingEs: 'es-ES' } as const;

/** The look of the platform, as texts of the form. */
export async function loadCustomization({ api, valueOf, locale }: AreaCall) {
  const shown = valueOf(await api.get('/api/admin/customization'));
  const values: Readonly<Record<string, unknown>> = {
    ...shown,
    ...Object.fromEntries(
      Object.entries(LANGUAGES).map(([name, language]) => [name, shown.signInGreetings[language]]),
    ),
    ...Object.fromEntries(HIDEABLE_PAGES.map((page) => [pageField(page), !shown.hiddenPages.includes(page)])),
  };
  const initial = Object.entries(CUSTOMIZATION_FORM).map(([name, rule]) => [
    name,
    fieldText(rule, (values[name] ?? undefined) as never, locale),
  ]);
  return {
    locale,
    texts: compileMessages(customizationMessages, locale),
    version: shown.version,
    pages: HIDEABLE_PAGES.map((page) => ({ name: pageField(page), label: labelOf(page, locale) })),
    initial: Object.fromEntries(initial) as Record<string, string>,
  };
}

function labelOf(page: string, locale: Locale): string {
  const list = LISTS.find((one) => one.area === 'seller' && one.page === page);
  const texts = list ? messagesOfList(list).title : Reflect.get(areaMessages, `screen_${page}`);
  return (texts as Readonly<Record<Locale, string>> | undefined)?.[locale] ?? page;
}

/** Saves the look, or returns what was typed for the preview (`preview`). */
export async function changeCustomization({ api, form, intent, locale, valueOf }: AreaActionCall) {
  if (intent === 'preview')
    return data({ ...savedReply(form, CUSTOMIZATION_FORM), saved: false, errors: {} });
  const read = readForm(form, CUSTOMIZATION_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const values: Readonly<Record<string, unknown>> = read.values;
  const own = Object.entries(values).filter(([name]) => !name.startsWith('show_'));
  const hiddenPages = HIDEABLE_PAGES.filter((page) => values[pageField(page)] !== true);
  const answer = await api.put('/api/admin/customization', {
    // The rules of the form are those of the API, and every field was read by them.
    body: { ...Object.fromEntries(own), hiddenPages, version: Number(form.get('version')) } as never,
  });
  if (answer.ok) {
    const saved = savedReply(form, CUSTOMIZATION_FORM);
    return data({ ...saved, values: { ...saved.values, reason: '' } });
  }
  return refusedForm({ form, valueOf }, CUSTOMIZATION_FORM, answer);
}

/** The changes of the look, in words. */
export async function loadBrandHistory({ api, valueOf, locale }: AreaCall) {
  const { items } = valueOf(await api.get('/api/admin/customization/changes'));
  return {
    locale,
    texts: compileMessages(customizationMessages, locale),
    changes: items.map(({ id, change, previous, reason, requestedBy, createdAt }) => ({
      ...{ id, reason, requestedBy, createdAt },
      differences: Object.entries(change).map(([name, after]) => ({
        label: settingLabel(name, locale),
        before: shownValue(previous ? Reflect.get(previous, name) : null, locale),
        after: shownValue(after, locale),
      })),
    })),
  };
}

const settingLabel = (name: string, locale: Locale): string =>
  name in customizationMessages
    ? (customizationMessages[name as 'name'] as Readonly<Record<Locale, string>>)[locale]
    : name;

function shownValue(value: unknown, locale: Locale): string {
  if (typeof value === 'boolean') return customizationMessages[value ? 'on' : 'off'][locale];
  if (Array.isArray(value)) return value.map((page) => labelOf(String(page), locale)).join(', ') || '–';
  if (typeof value === 'object' && value !== null) return Object.values(value).map(String).join(' / ') || '–';
  return typeof value === 'string' && value !== '' ? value : '–';
}

/** Restores the look that a change replaced. */
export async function undoBrandChange({ api, form, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/admin/customization/changes/{id}/undo', {
    params: { id: String(form.get('id') ?? '') },
    body: { reason: String(form.get('reason') ?? '') },
  });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return data({ done: false, message: answer.problem.title }, { status: answer.problem.status });
  valueOf(answer);
  return data({ done: true, message: null });
}
