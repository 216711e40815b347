import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { apiFor } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { registrationMessages } from './messages.server';
import { noRegistrationCookie, registrationCookie, registrationOf } from './registration-cookie.server';
import { REGISTRATION_FORM, type RegistrationField } from './registration-form';

/** Hashing a password takes longer than reading. */
const REGISTRATION_DEADLINE_MS = 12_000;

/** What the page shows after a form was sent. */
export interface RegistrationReply {
  readonly step: 'form' | 'confirm' | 'done';
  readonly form?: ServerFormReply<RegistrationField>;
  /** Whose code is typed. */
  readonly email: string;
  readonly problem: string | null;
}

/** Shows the form of a registration, or with `?confirm` that of the code. */
export async function loadRegistration({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const site = await apiFor(context, locale).get('/api/site');
  if (!site.ok) throw data(null, { status: 503 });
  const { brand } = site.data;
  if (!brand) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const step = searchParams.has('confirm') ? 'confirm' : 'form';
  // Of the link that a manager gives to sellers.
  const managerCode = (searchParams.get('manager') ?? '').slice(0, 20);
  const shown = {
    locale,
    texts: compileMessages(registrationMessages, locale),
    brand,
    step,
    managerCode,
  } as const;
  return data(shown, { headers: { 'cache-control': 'no-store' } });
}

export async function register(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return form.get('intent') === 'confirm' ? confirmEmail(args, form) : openAccount(args, form);
}

async function openAccount({ request, context }: ActionFunctionArgs, form: FormData) {
  const locale = languageOf(request);
  const read = readForm(form, REGISTRATION_FORM, locale);
  if (!read.ok) return refused(read.reply, 422);
  const { acceptsTerms, password: _, ...values } = read.values;
  if (!acceptsTerms) {
    const errors = { acceptsTerms: [registrationMessages.mustAccept[locale]] };
    const problem = { status: 422, code: 'validation', title: '', errors, flag: null };
    return refused(
      refusedReply(form, REGISTRATION_FORM, { ...problem, requestId: null, retryAfterSeconds: null }),
      422,
    );
  }
  const answer = await apiFor(context, locale).post('/api/registrations', {
    // As it was typed: a password may begin with a space.
    body: { ...values, password: String(form.get('password') ?? ''), acceptsTerms: 'yes' },
    timeoutMs: REGISTRATION_DEADLINE_MS,
  });
  if (!answer.ok)
    return refused(refusedReply(form, REGISTRATION_FORM, answer.problem), answer.problem.status);
  const headers = { 'set-cookie': registrationCookie(context, answer.data.registration) };
  return data(replyOf({ step: 'confirm', email: values.email }), { headers });
}

/** The password is never sent back. */
const refused = (reply: ServerFormReply<RegistrationField>, status: number) =>
  data(replyOf({ step: 'form', form: reply }), { status });

async function confirmEmail({ request, context }: ActionFunctionArgs, form: FormData) {
  const email = String(form.get('email') ?? '');
  const code = String(form.get('code') ?? '');
  const registration = registrationOf(request);
  const answer = await apiFor(context, languageOf(request)).post('/api/registrations/confirmation', {
    body: { email, code, ...(registration !== undefined && { registration }) },
  });
  if (answer.ok)
    return data(replyOf({ step: 'done' }), { headers: { 'set-cookie': noRegistrationCookie(context) } });
  const { title, errors, status } = answer.problem;
  const problem = Object.values(errors).flat()[0] ?? title;
  return data(replyOf({ step: 'confirm', email, problem }), { status });
}

const replyOf = (reply: Partial<RegistrationReply> & Pick<RegistrationReply, 'step'>): RegistrationReply => ({
  ...{ email: '', problem: null },
  ...reply,
});
