import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { apiFor, type ApiProblem } from '../../../shared/server/api.server';
import { cookie, cookieOf } from '../../../shared/server/cookies.server';
import { languageOf } from '../../../shared/server/language.server';
import { REQUEST_REASONS } from '../purchases/refund-request-form';
import { requestRefundMessages } from './messages.server';

const PAGE = '/request-refund';
const TOKEN_COOKIE = 'guiche_refund';
/** As long as the token is valid. */
const COOKIE_SECONDS = 30 * 60;
/** The provider is called, which may take its time. */
const REFUND_DEADLINE_MS = 20_000;
const SHOWN_ON_PAGE = [404, 409, 422, 429];

type Call = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Why a step was refused, and what was typed. */
export interface RequestRefundReply {
  readonly problem: string;
  readonly values: Readonly<Record<string, string>>;
  readonly items: readonly string[];
}

const tokenOf = (request: Request): string => cookieOf(request, TOKEN_COOKIE) ?? '';

// Of every path: script asks `/request-refund.data`, which is no path below the page.
const tokenCookie = (context: Call['context'], token: string, seconds: number): string =>
  cookie(context, TOKEN_COOKIE, token, { path: '/', maxAgeSeconds: seconds });

async function frameOf({ request, context }: Call) {
  const locale = languageOf(request);
  const api = apiFor(context, locale);
  const site = await api.get('/api/site');
  if (!site.ok) throw data(null, { status: 503 });
  const { brand } = site.data;
  if (brand === null) throw data(null, { status: 404 });
  return { api, locale, brand, texts: compileMessages(requestRefundMessages, locale) };
}

/** The step that follows: the purchase, the mailed code, or what to give back. */
export async function loadRequestRefund(call: LoaderFunctionArgs) {
  const { api, ...frame } = await frameOf(call);
  const { searchParams } = new URL(call.request.url);
  const isNew = searchParams.has('again');
  const token = isNew ? '' : tokenOf(call.request);
  const headers = {
    'cache-control': 'no-store',
    ...(isNew && { 'set-cookie': tokenCookie(call.context, '', 0) }),
  };
  const answer =
    token === '' ? undefined : await api.get('/api/refund-purchase', { headers: headerOf(token) });
  const purchase = answer?.ok ? answer.data : null;
  return data({ ...frame, challenge: searchParams.get('challenge'), purchase }, { headers });
}

export async function actOnRequestRefund(call: ActionFunctionArgs) {
  const form = await call.request.formData();
  switch (textOf(form, 'step')) {
    case 'begin':
      return begin(call, form);
    case 'code':
      return prove(call, form);
    default:
      return ask(call, form);
  }
}

async function begin({ request, context }: ActionFunctionArgs, form: FormData) {
  const who = textOf(form, 'who').trim();
  const reference = textOf(form, 'reference').trim();
  const body = { reference, ...(who.includes('@') ? { email: who } : { document: who }) };
  const answer = await apiFor(context, languageOf(request)).post('/api/refund-challenges', { body });
  if (!answer.ok) return refused(answer.problem, form);
  throw redirect(`${PAGE}?challenge=${answer.data.id}`);
}

async function prove({ request, context }: ActionFunctionArgs, form: FormData) {
  const answer = await apiFor(context, languageOf(request)).post('/api/refund-challenges/{id}/proof', {
    params: { id: textOf(form, 'challenge') },
    body: { code: textOf(form, 'code').trim() },
  });
  if (!answer.ok) return refused(answer.problem, form);
  const { token } = answer.data;
  throw redirect(PAGE, { headers: { 'set-cookie': tokenCookie(context, token, COOKIE_SECONDS) } });
}

async function ask({ request, context }: ActionFunctionArgs, form: FormData) {
  const [details, pixKey] = [textOf(form, 'details').trim(), textOf(form, 'pixKey').trim()];
  const answer = await apiFor(context, languageOf(request)).post('/api/refund-purchase/requests', {
    headers: headerOf(tokenOf(request)),
    body: {
      itemIds: itemsOf(form),
      reason: textOf(form, 'reason') as (typeof REQUEST_REASONS)[number],
      ...(details !== '' && { details }),
      ...(pixKey !== '' && { pixKey }),
    },
    timeoutMs: REFUND_DEADLINE_MS,
  });
  if (!answer.ok) return refused(answer.problem, form);
  throw redirect(`${PAGE}/status?token=${answer.data.viewToken ?? ''}`);
}

/** How a request stands; without one, the form that finds it. */
export async function loadRefundStatus(call: LoaderFunctionArgs) {
  const { api, ...frame } = await frameOf(call);
  const token = new URL(call.request.url).searchParams.get('token') ?? '';
  const answer =
    token === '' ? undefined : await api.get('/api/refund-statuses/{token}', { params: { token } });
  if (answer && !answer.ok) throw data(null, { status: answer.problem.status });
  return data({ ...frame, request: answer?.data ?? null }, { headers: { 'cache-control': 'no-store' } });
}

export async function findRefund({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { protocol: textOf(form, 'protocol').trim(), email: textOf(form, 'email').trim() };
  const answer = await apiFor(context, languageOf(request)).post('/api/refund-statuses', { body });
  if (!answer.ok) return refused(answer.problem, form);
  throw redirect(`${PAGE}/status?token=${answer.data.viewToken ?? ''}`);
}

function refused({ status, title, errors }: ApiProblem, form: FormData) {
  if (!SHOWN_ON_PAGE.includes(status)) throw data(null, { status });
  const sentences = Object.values(errors ?? {}).flat();
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  const problem = sentences.length > 0 ? sentences.join(' ') : title;
  return data<RequestRefundReply>({ problem, values, items: itemsOf(form) }, { status });
}

const headerOf = (token: string): { 'x-refund-token': string } => ({ 'x-refund-token': token });
const itemsOf = (form: FormData): string[] => form.getAll('item').map(String);

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
