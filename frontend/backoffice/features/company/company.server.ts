import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { COMPANY_FORM, DELETION_FORM, NOTIFICATIONS_FORM } from './company-forms';
import { companyMessages } from './messages.server';

/** The business of the signed-in seller, their mails, and the latest sign-ins. */
export async function loadCompany({ api, valueOf, locale }: AreaCall) {
  const [company, signIns] = await Promise.all([
    api.get('/api/platform/company'),
    api.get('/api/platform/company/sign-ins'),
  ]);
  const { notifications, version, tradeName, address, supportEmail, supportPhone } = valueOf(company);
  return {
    ...{ locale, version, notifications },
    texts: compileMessages(companyMessages, locale),
    signIns: valueOf(signIns).items,
    company: {
      ...{ tradeName: tradeName ?? '', address: address ?? '', supportEmail: supportEmail ?? '' },
      supportPhone: fieldText(COMPANY_FORM.supportPhone, supportPhone ?? undefined, locale),
    },
  };
}

export interface CompanyReply {
  /** Which form of the page was answered. */
  readonly of: 'company' | 'notifications' | 'deletion';
  readonly form: ServerFormReply;
}

/** Saves the company, the mails (`notifications`), or asks for the deletion of the account (`deletion`). */
export async function changeCompany(call: AreaActionCall) {
  const { api, form, intent, locale } = call;
  const version = Number(form.get('version'));
  if (intent === 'notifications') {
    const read = readForm(form, NOTIFICATIONS_FORM, locale);
    if (!read.ok) return reply('notifications', read.reply, 422);
    const body = { ...read.values, version } as never;
    return answered(
      call,
      'notifications',
      NOTIFICATIONS_FORM,
      await api.put('/api/platform/company/notifications', { body }),
    );
  }
  if (intent === 'deletion') {
    const read = readForm(form, DELETION_FORM, locale);
    if (!read.ok) return reply('deletion', read.reply, 422);
    return answered(
      call,
      'deletion',
      DELETION_FORM,
      await api.post('/api/platform/company/deletion', { body: read.values }),
    );
  }
  const read = readForm(form, COMPANY_FORM, locale);
  if (!read.ok) return reply('company', read.reply, 422);
  return answered(
    call,
    'company',
    COMPANY_FORM,
    await api.put('/api/platform/company', { body: { ...read.values, version } }),
  );
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Parameters<typeof refusedReply>[2] };

function answered(call: AreaActionCall, of: CompanyReply['of'], rules: FormRules, answer: Answer) {
  if (answer.ok) return reply(of, savedReply(call.form, rules), 200);
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) call.valueOf(answer as never);
  return reply(of, refusedReply(call.form, rules, problem), problem.status);
}

const reply = (of: CompanyReply['of'], form: ServerFormReply, status: number) =>
  data<CompanyReply>({ of, form }, { status });

/** The file with the own data. */
export async function exportOwnData({ api, valueOf }: AreaCall) {
  const exported = valueOf(await api.post('/api/platform/company/export'));
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meus-dados.json"',
      'cache-control': 'no-store',
    },
  });
}
