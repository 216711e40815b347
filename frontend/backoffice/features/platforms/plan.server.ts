import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { PLATFORM_PLAN_FORM } from './platform-forms';
import { replyTo, type PlatformReply } from './platform-reply.server';

/** The plan of a platform in versions, the newest first. */
export async function loadPlans({ api, params, valueOf }: AreaCall) {
  return valueOf(await api.get('/api/master/platforms/{id}/plan', { params: { id: params.id ?? '' } }));
}

/** Sets the plan from a month on. */
export async function setPlan(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, locale, params } = call;
  const read = readForm(form, PLATFORM_PLAN_FORM, locale);
  if (!read.ok) return { form: 'plan', reply: read.reply };
  const basedOn = String(form.get('basedOn') ?? '') || undefined;
  const answer = await api.put('/api/master/platforms/{id}/plan', {
    params: { id: params.id ?? '' },
    // The rules of the form are those of the API, and every field was read by them.
    body: { ...read.values, ...(basedOn && { basedOn }) } as never,
  });
  return { form: 'plan', reply: replyTo(call, PLATFORM_PLAN_FORM, answer) };
}
