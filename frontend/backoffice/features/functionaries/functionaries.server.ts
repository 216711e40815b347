import { data, redirect } from '@remix-run/node';
import { FLAG_TEMPLATES, type Flag } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { Answer } from '../../../shared/server/api.server';
import type { FormRules } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { areaNavigation } from '../area/area-navigation.server';
import { FUNCTIONARY_FORM, INVITATION_FORM, chosenFlags, flagTexts } from './functionary-form';
import { functionaryMessages } from './messages.server';

const LIST = '/admin-root/manage-functionaries';

async function heldFlags({ api, valueOf }: AreaCall): Promise<readonly Flag[]> {
  return valueOf(await api.get('/api/sessions/current')).user.flags;
}

/** The form of an invitation, with the permissions of a template or of another functionary, as far as the reader holds them. */
export async function loadInvitation(call: AreaCall) {
  const { api, valueOf, locale, url } = call;
  const [held, people] = await Promise.all([
    heldFlags(call),
    api.get('/api/admin/functionaries', { query: { limit: 100, sort: 'name' } }),
  ]);
  const chosen = await startingFlags(call, url.searchParams);
  const others = valueOf(people).items.filter(({ role }) => role === 'FUNCTIONARY');
  return {
    locale,
    texts: compileMessages(functionaryMessages, locale),
    held,
    others: others.map(({ id, name }) => ({ id, name: name ?? '' })),
    initial: { name: '', email: '', ...flagTexts(chosen.filter((flag) => held.some((one) => one === flag))) },
  };
}

async function startingFlags({ api, valueOf }: AreaCall, asked: URLSearchParams): Promise<readonly string[]> {
  const template = asked.get('template') ?? '';
  if (Object.hasOwn(FLAG_TEMPLATES, template)) return FLAG_TEMPLATES[template as keyof typeof FLAG_TEMPLATES];
  const id = asked.get('copy');
  if (!id) return [];
  return valueOf(await api.get('/api/admin/functionaries/{id}', { params: { id } })).flags;
}

/** Sends the invitation, or shows the menu that the person would have (`preview`). */
export async function sendInvitation({ api, form, intent, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, INVITATION_FORM, locale);
  if (intent === 'preview') return data(previewReply(form, INVITATION_FORM, locale));
  if (!read.ok) return data({ ...read.reply, menu: null }, { status: 422 });
  const { name, email } = read.values;
  const answer = await api.post('/api/admin/functionaries', {
    body: { name, email, flags: chosenFlags(read.values) },
  });
  if (answer.ok) throw redirect(LIST);
  return refusedEditor({ form, valueOf }, INVITATION_FORM, answer);
}

/** A functionary with what the reader may change of them. */
export async function loadFunctionary(call: AreaCall) {
  const { api, valueOf, locale, params } = call;
  const [held, found] = await Promise.all([
    heldFlags(call),
    api.get('/api/admin/functionaries/{id}', { params: { id: params.id ?? '' } }),
  ]);
  const { name, email, flags, status, version, id, hasSecondFactor } = valueOf(found);
  return {
    locale,
    texts: compileMessages(functionaryMessages, locale),
    held,
    person: { id, name, email, status, version, flags, hasSecondFactor },
    initial: { name, blocked: status === 'BLOCKED' ? 'on' : '', ...flagTexts(flags) },
  };
}

/** Saves a functionary, sends the invitation again (`inviteAgain`) or shows the menu (`preview`). */
export async function changeFunctionary(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const id = params.id ?? '';
  if (intent === 'inviteAgain') {
    valueOf(await api.post('/api/admin/functionaries/{id}/invitation', { params: { id } }));
    return data({ ...savedReply(form, FUNCTIONARY_FORM), menu: null });
  }
  if (intent === 'preview') return data(previewReply(form, FUNCTIONARY_FORM, locale));
  const read = readForm(form, FUNCTIONARY_FORM, locale);
  if (!read.ok) return data({ ...read.reply, menu: null }, { status: 422 });
  const { name, blocked } = read.values;
  const answer = await api.put('/api/admin/functionaries/{id}', {
    params: { id },
    body: { name, blocked, flags: chosenFlags(read.values), version: Number(form.get('version')) },
  });
  if (answer.ok) return data({ ...savedReply(form, FUNCTIONARY_FORM), menu: null });
  return refusedEditor({ form, valueOf }, FUNCTIONARY_FORM, answer);
}

/** What the API refused. A permission that the reader does not hold is a sentence of the form. */
function refusedEditor<Name extends string>(
  { form, valueOf }: Pick<AreaActionCall, 'form' | 'valueOf'>,
  rules: FormRules<Name>,
  answer: Extract<Answer<unknown>, { ok: false }>,
) {
  const { problem } = answer;
  if (!isShownInForm(problem, [403])) valueOf(answer);
  return data({ ...refusedReply(form, rules, problem), menu: null }, { status: problem.status });
}

/** What was typed, and the menu that a person with these permissions has. Nothing is saved. */
function previewReply<Name extends string>(
  form: FormData,
  rules: FormRules<Name>,
  locale: AreaCall['locale'],
) {
  const chosen = Object.fromEntries([...form.entries()]) as Record<Flag, unknown>;
  const menu = areaNavigation('admin', chosenFlags(chosen), locale).map(({ label }) => label);
  return { ...savedReply(form, rules), saved: false, errors: {}, menu };
}
