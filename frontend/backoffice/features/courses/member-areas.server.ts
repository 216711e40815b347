import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import type { Answer } from '../../../shared/server/api.server';
import { AREA_FORM } from './lesson-forms';
import { memberAreaMessages } from './messages.server';

const PAGE = '/platform/member-areas';

/** The own members areas. */
export async function loadMemberAreas({ api, valueOf, locale }: AreaCall) {
  const answer = await api.get('/api/platform/member-areas');
  return { locale, texts: compileMessages(memberAreaMessages, locale), ...valueOf(answer) };
}

/** Creates an area and leads to its page. */
export async function createMemberArea({ api, form, valueOf }: AreaActionCall) {
  const title = String(form.get('title') ?? '').trim();
  const answer = await api.post('/api/platform/member-areas', { body: { title } });
  if (answer.ok) throw redirect(`${PAGE}/${answer.data.id}`, { status: 303 });
  return refusal(answer, valueOf);
}

/** An own members area with its course. */
export async function loadMemberArea({ api, valueOf, locale, params }: AreaCall) {
  const answer = await api.get('/api/platform/member-areas/{id}', { params: { id: params.id ?? '' } });
  return { locale, texts: compileMessages(memberAreaMessages, locale), area: valueOf(answer) };
}

/**
 * Saves the settings, or changes the course: `products`, `addModule`, `rename`, `removeModule`, `addLesson`, `up`, `down`.
 */
export async function changeMemberArea(call: AreaActionCall) {
  const { api, form, intent, params, valueOf } = call;
  const id = params.id ?? '';
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const path = '/api/platform/member-areas/{id}';
  switch (intent) {
    case 'products': {
      const productIds = form.getAll('product').map(String);
      return said(await api.put(`${path}/products`, { params: { id }, body: { productIds } }), valueOf);
    }
    case 'addModule':
      return said(
        await api.post(`${path}/modules`, { params: { id }, body: { title: text('title') } }),
        valueOf,
      );
    case 'rename': {
      const body = { title: text('title'), version: Number(form.get('version')) };
      const of = { id, moduleId: text('module') };
      return said(await api.put(`${path}/modules/{moduleId}`, { params: of, body }), valueOf);
    }
    case 'removeModule': {
      const of = { id, moduleId: text('module') };
      return said(await api.delete(`${path}/modules/{moduleId}`, { params: of }), valueOf);
    }
    case 'addLesson': {
      const body = { moduleId: text('module'), title: text('title') };
      const answer = await api.post(`${path}/lessons`, { params: { id }, body });
      if (answer.ok) throw redirect(`${PAGE}/${id}/${answer.data.id}`, { status: 303 });
      return said(answer, valueOf);
    }
    case 'up':
    case 'down':
      return said(
        await api.post(`${path}/moves`, { params: { id }, body: { id: text('id'), step: intent } }),
        valueOf,
      );
    default:
      return saveArea(call);
  }
}

async function saveArea({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, AREA_FORM, locale);
  if (!read.ok) return data({ form: read.reply, refused: null }, { status: 422 });
  const answer = await api.put('/api/platform/member-areas/{id}', {
    params: { id: params.id ?? '' },
    body: { ...read.values, version: Number(form.get('version')) },
  });
  if (answer.ok) return data({ form: savedReply(form, AREA_FORM), refused: null });
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return data({ form: refusedReply(form, AREA_FORM, problem), refused: null }, { status: problem.status });
}

function said<T>(answer: Answer<T>, valueOf: AreaCall['valueOf']) {
  return answer.ok ? data({ form: null, refused: null }) : refusal(answer, valueOf);
}

/** The sentence of a refusal that the page shows; other problems have pages of their own. */
function refusal<T>(answer: Answer<T> & { readonly ok: false }, valueOf: AreaCall['valueOf']) {
  const { status, title, errors } = answer.problem;
  if (![409, 422].includes(status)) valueOf(answer);
  return data({ form: null, refused: Object.values(errors)[0]?.[0] ?? title }, { status });
}
