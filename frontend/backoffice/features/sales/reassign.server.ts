import { data, redirect } from '@remix-run/node';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { needsCodeOf, refusedForm } from '../../forms/send-form.server';
import { REASSIGN_FORM } from './sale-forms';
import { aroundSale } from './sale.server';

/** A sale of which another affiliate is credited. */
export async function loadReassignment(call: AreaCall) {
  const [sale, needsCode] = await Promise.all([
    call.api.get('/api/admin/sales/{id}/division', { params: { id: call.params.id ?? '' } }),
    needsCodeOf(call),
  ]);
  return { ...aroundSale(call, '/admin-root/manage-sales'), sale: call.valueOf(sale), needsCode };
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
