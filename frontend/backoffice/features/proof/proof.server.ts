import { redirect } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import { isOwnPath } from '../../../shared/lib/safe-return-path';
import { AREA_PAGES } from '../../access/areas';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { needsCodeOf, sendReadForm } from '../../forms/send-form.server';
import { proofMessages } from './messages.server';
import { PROOF_FORM } from './proof-form';

/** Whether the person also needs a code. */
export async function loadProof(call: AreaCall) {
  const { locale } = call;
  return { locale, texts: compileMessages(proofMessages, locale), needsCode: await needsCodeOf(call) };
}

/** Proves who the person is, and returns to the page that needs it. */
export const sendProof = (area: Area) => (call: AreaActionCall) =>
  sendReadForm(call, PROOF_FORM, {
    send: (body) => call.api.post('/api/sessions/current/proof', { body }),
    sent: () => {
      const wanted = call.url.searchParams.get('returnTo') ?? '';
      throw redirect(isOwnPath(wanted) ? wanted : AREA_PAGES[area].home, { status: 303 });
    },
  });
