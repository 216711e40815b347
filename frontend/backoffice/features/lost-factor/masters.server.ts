import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { LOST_FACTOR_FORM } from './lost-factor-form';
import { lostFactorMessages } from './messages.server';
import { mastersMessages } from './masters-messages.server';

const PAGE = '/master-root/masters';

/** The operators of the installation. The reader is one of them. */
export async function loadMasters({ api, locale, valueOf }: AreaCall) {
  const [current, masters] = await Promise.all([
    api.get('/api/sessions/current'),
    api.get('/api/master/masters'),
  ]);
  return {
    locale,
    texts: compileMessages(mastersMessages, locale),
    ownId: valueOf(current).user.id,
    masters: valueOf(masters).items,
  };
}

/** One of them. */
export async function loadMaster(call: AreaCall) {
  const { locale, masters, ownId, texts } = await loadMasters(call);
  const master = masters.find(({ id }) => id === call.params.id);
  if (!master) throw redirect(PAGE, { status: 303 });
  return {
    locale,
    master,
    isOwn: master.id === ownId,
    texts: { ...texts, ...compileMessages(lostFactorMessages, locale) },
  };
}

/** Removes the second factor of another master. */
export async function resetMastersFactor({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, LOST_FACTOR_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/master/masters/{id}/second-factor-reset', {
    params: { id: params.id ?? '' },
    body: { reason: read.values.factorReason },
  });
  if (answer.ok) throw redirect(PAGE, { status: 303 });
  return refusedForm({ form, valueOf }, LOST_FACTOR_FORM, answer, [403]);
}
