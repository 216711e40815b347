import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { ACCESS_FORM } from './functionary-form';
import { functionaryMessages } from './messages.server';

const LIST = '/admin-root/manage-functionaries';

/** What is taken from a functionary: the place in the staff, or the second factor. */
export type AccessStep = 'remove' | 'resetFactor';

/** Whose access is taken away, and whether the reader needs a code. */
export const loadAccess = (step: AccessStep) => async (call: AreaCall) => {
  const { api, valueOf, locale, params } = call;
  const [found, factor] = await Promise.all([
    api.get('/api/admin/functionaries/{id}', { params: { id: params.id ?? '' } }),
    api.get('/api/second-factor'),
  ]);
  const { id, name, status, hasSecondFactor } = valueOf(found);
  if (status === 'REMOVED' || (step === 'resetFactor' && !hasSecondFactor))
    throw redirect(`${LIST}/${id}`, { status: 303 });
  const texts = compileMessages(functionaryMessages, locale);
  return { step, locale, texts, person: { id, name }, needsCode: valueOf(factor).isActive };
};

/** Takes it away and returns to the person; after a removal to the list. */
export const takeAccess = (step: AccessStep) => async (call: AreaActionCall) => {
  const { api, form, locale, params, valueOf } = call;
  const read = readForm(form, ACCESS_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const id = params.id ?? '';
  const path =
    step === 'remove'
      ? ('/api/admin/functionaries/{id}/removal' as const)
      : ('/api/admin/functionaries/{id}/second-factor-reset' as const);
  const answer = await api.post(path, { params: { id }, body: read.values });
  if (answer.ok) throw redirect(step === 'remove' ? LIST : `${LIST}/${id}`, { status: 303 });
  return refusedForm({ form, valueOf }, ACCESS_FORM, answer, [403]);
};
