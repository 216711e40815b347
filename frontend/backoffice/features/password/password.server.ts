import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { AREAS, type Area } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import { apiFor, type ApiProblem } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';
import { AREA_PAGES } from '../../access/areas';
import { passwordMessages } from './messages.server';

/** Hashing a password takes longer than reading. */
const PASSWORD_DEADLINE_MS = 12_000;

/** Which step the page shows. */
type Step = 'request' | 'sent' | 'set' | 'done';

/** The answer to a form: the next step, or why it was refused. */
export interface PasswordReply {
  readonly step: Step;
  /** For the field of the form; null where it is not about the field. */
  readonly fieldProblem: string | null;
  readonly problem: string | null;
  /** The link does not work, so another one is needed. */
  readonly needsLink: boolean;
  readonly email: string;
}

/** Shows the form that asks for a link, or with a link the form that sets the password. */
export async function loadPassword({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const { searchParams } = new URL(request.url);
  const site = await apiFor(context, locale).get('/api/site');
  if (!site.ok) throw data(null, { status: 503 });
  const area = areaOf(searchParams.get('area'));
  const { brand, isMasterHost } = site.data;
  const isUsed = area === 'master' ? isMasterHost : brand !== null;
  if (!isUsed) throw data(null, { status: 404 });
  const step: Step = searchParams.has('token') ? 'set' : 'request';
  const texts = compileMessages(passwordMessages, locale);
  const shown = { locale, texts, step, brand: area === 'master' ? null : brand, ...pagesOf(area) };
  return data(shown, { headers: { 'cache-control': 'no-store' } });
}

const pagesOf = (area: Area) => ({
  signInPath: AREA_PAGES[area].signInPath,
  recoveryPath: `/recover-password?area=${area}`,
});

export async function changePassword(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const token = new URL(args.request.url).searchParams.get('token');
  return token === null ? requestLink(args, form) : setPassword(args, form, token);
}

/** Sellers and customers sign in on one page, so a link is sent for each account that this page is for. */
async function requestLink({ request, context }: ActionFunctionArgs, form: FormData) {
  const email = textOf(form, 'email');
  const area = areaOf(new URL(request.url).searchParams.get('area'));
  const api = apiFor(context, languageOf(request));
  for (const one of AREAS.filter((other) => AREA_PAGES[other].signInPath === AREA_PAGES[area].signInPath)) {
    const answer = await api.post('/api/password-recoveries', { body: { area: one, email } });
    if (!answer.ok) return refused('request', answer.problem, { field: 'email', email });
  }
  return data(replyOf({ step: 'sent' }));
}

async function setPassword({ request, context }: ActionFunctionArgs, form: FormData, token: string) {
  const area = areaOf(new URL(request.url).searchParams.get('area'));
  const answer = await apiFor(context, languageOf(request)).post('/api/passwords', {
    // As it was typed: a password may begin with a space.
    body: { area, token, password: textOf(form, 'password') },
    timeoutMs: PASSWORD_DEADLINE_MS,
  });
  if (answer.ok) return data(replyOf({ step: 'done' }));
  return refused('set', answer.problem, { field: 'password', email: '' });
}

function refused(
  step: Step,
  { errors, title, code, status }: ApiProblem,
  { field, email }: { readonly field: string; readonly email: string },
) {
  const [fieldProblem = null] = errors[field] ?? [];
  const problem = fieldProblem === null ? title : null;
  return data(replyOf({ step, fieldProblem, problem, needsLink: code === 'linkInvalid', email }), { status });
}

const replyOf = (reply: Partial<PasswordReply> & Pick<PasswordReply, 'step'>): PasswordReply => ({
  ...{ fieldProblem: null, problem: null, needsLink: false, email: '' },
  ...reply,
});

const areaOf = (text: string | null): Area => AREAS.find((area) => area === text) ?? 'seller';

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
