import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { apiFor, type Answer } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';
import { sentenceOf, signedIn, signedInArea, textOf, wantedPage } from '../sign-in/sign-in.server';
import { customerSignInMessages } from './messages.server';

/** After many wrong codes the API waits before it answers. */
const SIGN_IN_DEADLINE_MS = 12_000;

/** Which form the page shows: for the address, for the code that was sent, or the button of a link. */
type Step = 'ask' | 'code' | 'link';

/** The next step, or why a form was refused. A code is never sent back. */
export interface CustomerSignInReply {
  readonly step: Step;
  readonly email: string;
  readonly problem: string | null;
  /** The customer added a second factor, and its code is needed too. */
  readonly needsFactor: boolean;
}

/** Shows the form for the address; with the token of a mail, the button that signs in. Opening the page uses no token up. */
export async function loadCustomerSignIn({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  if (await signedInArea(['customer'], { request, context })) throw redirect(wantedPage(request, 'customer'));
  const site = await apiFor(context, locale).get('/api/site');
  if (!site.ok) throw data(null, { status: 503 });
  const { brand } = site.data;
  if (!brand) throw data(null, { status: 404 });
  const step: Step = new URL(request.url).searchParams.has('token') ? 'link' : 'ask';
  const shown = { locale, brand, step, texts: compileMessages(customerSignInMessages, locale) };
  return data(shown, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } });
}

export async function signInByMail(call: ActionFunctionArgs) {
  const form = await call.request.formData();
  const step = textOf(form, 'step');
  if (step === 'code') return enterByCode(call, form);
  return step === 'link' ? enterByLink(call, form) : sendCode(call, form);
}

async function sendCode({ request, context }: ActionFunctionArgs, form: FormData) {
  const email = textOf(form, 'email').trim();
  const answer = await apiFor(context, languageOf(request)).post('/api/customer-sign-ins', {
    body: { email },
  });
  if (answer.ok) return data(replyOf({ step: 'code', email }));
  const { status } = answer.problem;
  return data(replyOf({ step: 'ask', email, problem: sentenceOf(answer.problem) }), { status });
}

async function enterByCode(call: ActionFunctionArgs, form: FormData) {
  const email = textOf(form, 'email').trim();
  const answer = await apiOf(call).post('/api/customer-sessions/code', {
    ...entering(call.request),
    body: { email, code: textOf(form, 'code'), ...factorOf(form) },
  });
  return entered(call, answer, { step: 'code', email });
}

async function enterByLink(call: ActionFunctionArgs, form: FormData) {
  const token = new URL(call.request.url).searchParams.get('token') ?? '';
  const answer = await apiOf(call).post('/api/customer-sessions/link', {
    ...entering(call.request),
    body: { token, ...factorOf(form) },
  });
  return entered(call, answer, { step: 'link', email: '' });
}

const apiOf = ({ request, context }: ActionFunctionArgs) => apiFor(context, languageOf(request));

const entering = (request: Request) => ({
  headers: { 'user-agent': request.headers.get('user-agent') ?? '' },
  timeoutMs: SIGN_IN_DEADLINE_MS,
});

function factorOf(form: FormData): { factor?: string } {
  const factor = textOf(form, 'factor').trim();
  return factor === '' ? {} : { factor };
}

function entered(
  { request, context }: ActionFunctionArgs,
  answer: Answer<{ readonly token: string }>,
  { step, email }: { readonly step: Step; readonly email: string },
) {
  if (answer.ok) return signedIn('customer', answer.data.token, { request, context });
  const { code, status } = answer.problem;
  const needsFactor = ['secondFactorRequired', 'wrongSecondFactor'].includes(code);
  // A link that does not work any more leads to the form for another code.
  const next = code === 'linkInvalid' ? 'ask' : step;
  return data(replyOf({ step: next, email, problem: sentenceOf(answer.problem), needsFactor }), { status });
}

const replyOf = (
  reply: Partial<CustomerSignInReply> & Pick<CustomerSignInReply, 'step'>,
): CustomerSignInReply => ({ ...{ email: '', problem: null, needsFactor: false }, ...reply });
