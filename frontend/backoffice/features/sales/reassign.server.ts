import { data, redirect } from '@remix-run/node';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { REASSIGN_FORM } from './sale-forms';
import { loadSale } from './sale.server';

/** A sale of which another affiliate is credited. */
export async function loadReassignment(call: AreaCall) {
  const [shown, factor] = await Promise.all([loadSale(call), call.api.get('/api/second-factor')]);
  return { ...shown, needsCode: call.valueOf(factor).isActive };
}

export async function reassignSale(call: AreaActionCall) {
  const { api, form, locale, params } = call;
  const id = params.id ?? '';
  const read = readForm(form, REASSIGN_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/sales/{id}/reassignment', { params: { id }, body: read.values });
  if (answer.ok) throw redirect(`/admin-root/manage-sales/${id}`);
  return refusedForm(call, REASSIGN_FORM, answer);
}
