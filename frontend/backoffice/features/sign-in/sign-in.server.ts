import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import { isOwnPath } from '../../../shared/lib/safe-return-path';
import { apiFor, type Answer, type ApiProblem } from '../../../shared/server/api.server';
import { cookieOf } from '../../../shared/server/cookies.server';
import { languageOf } from '../../../shared/server/language.server';
import { AREA_PAGES } from '../../access/areas';
import { deviceCookie, rememberedDevice } from '../../access/device-cookie.server';
import { sessionCookie } from '../../access/session-cookie.server';
import { challengeCookie, challengeOf, noChallengeCookie } from '../passkeys/passkey-cookie.server';
import type { AskedPasskey } from '../passkeys/passkey-sign-in';
import { registrationCookie } from '../registration/registration-cookie.server';
import { signInMessages } from './messages.server';

/** Where a seller who also buys chooses between the two areas. */
export const CHOICE_PAGE = '/platform/choose-area';

/** After many wrong passwords the API waits before it answers. */
const SIGN_IN_DEADLINE_MS = 12_000;

/** The answer to a sign-in that was refused. The password is never sent back. */
export interface RefusedSignIn {
  readonly email: string;
  readonly message: string;
  /** The e-mail address is not confirmed yet; a new code was sent. */
  readonly needsConfirmation: boolean;
  /** The password was right, and a code of the authenticator is needed. */
  readonly needsCode: boolean;
  /** The code may be skipped on this browser from then on. */
  readonly canRemember: boolean;
}

/** Shows the sign-in page of these areas. Who is signed in already goes on to the page that was wanted. */
export const signInLoader =
  (areas: readonly Area[]) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const locale = languageOf(request);
    const texts = compileMessages(signInMessages, locale);
    const signedIn = await signedInArea(areasFor(areas, request), { request, context });
    if (signedIn) throw redirect(wantedPage(request, signedIn));
    const site = await apiFor(context, locale).get('/api/site');
    if (!site.ok) throw data(null, { status: 503 });
    const { brand, isMasterHost } = site.data;
    const isUsed = areas.includes('master') ? isMasterHost : brand !== null;
    const shown = { locale, texts, brand: areas.includes('master') ? null : brand, isUsed };
    return data(shown, { status: isUsed ? 200 : 404, headers: { 'cache-control': 'no-store' } });
  };

/**
 * Signs in to the first of these areas in which the account exists, and sets the cookie of that area: with a password, and a code or a
 * passkey where the person has a second factor, or with a passkey alone.
 */
export const signInAction = (areas: readonly Area[]) => async (call: ActionFunctionArgs) => {
  const form = await call.request.formData();
  const intent = textOf(form, 'intent');
  const asked = areasFor(areas, call.request);
  if (intent === 'askPasskey') return askForPasskey(asked, call);
  if (intent === 'passkey') return signInByPasskey(asked, textOf(form, 'passkey'), call);
  return signInByPassword(asked, form, call);
};

/** What the browser needs to ask for a passkey. It keeps the token of the challenge in a cookie. */
async function askForPasskey(
  areas: readonly Area[],
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const [area = 'seller'] = areas;
  const answer = await apiFor(context, languageOf(request)).post('/api/passkeys/challenges', {
    body: { area },
  });
  const asked: AskedPasskey = { options: answer.ok ? answer.data.options : null };
  const headers = answer.ok ? { 'set-cookie': challengeCookie(context, answer.data.token) } : undefined;
  return data(asked, headers && { headers });
}

async function signInByPasskey(
  areas: readonly Area[],
  passkey: string,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const answer = await apiFor(context, languageOf(request)).post('/api/passkeys/sessions', {
    body: { areas: [...areas], challenge: challengeOf(request), passkey },
    headers: { 'user-agent': request.headers.get('user-agent') ?? '' },
    timeoutMs: SIGN_IN_DEADLINE_MS,
  });
  if (answer.ok) return signedIn(answer.data.area, answer.data.token, { request, context });
  const isUnknown = answer.problem.code === 'invalidCredentials';
  const texts = compileMessages(signInMessages, languageOf(request));
  const message = isUnknown ? String(texts.passkeyUnknown) : sentenceOf(answer.problem);
  const refused: RefusedSignIn = {
    email: '',
    message,
    needsCode: false,
    canRemember: false,
    needsConfirmation: false,
  };
  return data(refused, {
    status: answer.problem.status,
    headers: { 'set-cookie': noChallengeCookie(context) },
  });
}

async function signInByPassword(
  areas: readonly Area[],
  form: FormData,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const email = textOf(form, 'email');
  // As it was typed: a password may begin with a space.
  const password = textOf(form, 'password');
  const code = textOf(form, 'code').trim();
  const passkey = textOf(form, 'passkey');
  const api = apiFor(context, languageOf(request));
  const factor =
    passkey === '' ? { ...(code !== '' && { code }) } : { passkey, challenge: challengeOf(request) };
  let problem: ApiProblem | undefined;
  const remember = form.get('remember') === 'on';
  for (const area of areas) {
    const device = rememberedDevice(context, request, area);
    const answer = await api.post('/api/sessions', {
      body: { area, email, password, ...factor, ...(remember && { remember }), ...(device && { device }) },
      headers: { 'user-agent': request.headers.get('user-agent') ?? '' },
      timeoutMs: SIGN_IN_DEADLINE_MS,
    });
    if (answer.ok) return signedIn(area, answer.data.token, { request, context }, answer.data.device ?? null);
    problem = answer.problem;
    if (problem.code !== 'invalidCredentials') break;
  }
  const needsConfirmation = problem?.code === 'emailNotConfirmed';
  const needsCode = ['secondFactorRequired', 'wrongSecondFactor'].includes(problem?.code ?? '');
  const isWrongCode = problem?.code === 'wrongSecondFactor';
  const canRemember = isWrongCode ? form.has('canRemember') : problem?.canRemember === true;
  const message = sentenceOf(problem);
  const refused: RefusedSignIn = { email, message, needsCode, canRemember, needsConfirmation };
  const registration = needsConfirmation ? problem?.registration : null;
  return data(refused, {
    status: problem?.status ?? 503,
    ...(registration && { headers: { 'set-cookie': registrationCookie(context, registration) } }),
  });
}

/** Sets the cookie of a new session and goes to the page that was wanted. A seller who also buys chooses, where none was. */
export async function signedIn(
  area: Area,
  token: string,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  device: string | null = null,
) {
  const headers = new Headers({ 'set-cookie': sessionCookie(context, area, token) });
  if (device !== null) headers.append('set-cookie', deviceCookie(context, area, device));
  const page = wantedPage(request, area);
  const mayChoose = area === 'seller' && wantedOf(request) === '';
  const areas = mayChoose
    ? await apiFor(context, languageOf(request), token).get('/api/sessions/current/areas')
    : undefined;
  const chooses = areas?.ok === true && areas.data.areas.length > 1;
  return redirect(chooses ? CHOICE_PAGE : page, { status: 303, headers });
}

/** The first of these areas with a session that is valid. */
export async function signedInArea(
  areas: readonly Area[],
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<Area | undefined> {
  for (const area of areas) {
    const token = cookieOf(request, AREA_PAGES[area].cookie);
    if (!token) continue;
    const answer: Answer<unknown> = await apiFor(context, languageOf(request), token).get(
      '/api/sessions/current',
    );
    if (answer.ok) return area;
  }
  return undefined;
}

/** The page that asked for the sign-in, if it belongs to the area, or the first page of the area. */
export function wantedPage(request: Request, area: Area): string {
  const { home } = AREA_PAGES[area];
  const wanted = wantedOf(request);
  return isOwnPath(wanted) && isIn(area, wanted) ? wanted : home;
}

/** The areas that are signed in to: that of the page that asked for it, or all. A signed-in seller may want to sign in as a buyer. */
function areasFor(areas: readonly Area[], request: Request): readonly Area[] {
  const wanted = areas.find((area) => isIn(area, wantedOf(request)));
  return wanted ? [wanted] : areas;
}

const wantedOf = (request: Request): string => new URL(request.url).searchParams.get('returnTo') ?? '';

/** The root of an area has no slash at its end, and may have a query. */
const isIn = (area: Area, page: string): boolean =>
  `${page.replace(/[?#].*$/, '')}/`.startsWith(`${AREA_PAGES[area].root}/`);

/** The messages of the fields, or that of the whole answer. */
export function sentenceOf(problem: ApiProblem | undefined): string {
  const sentences = Object.values(problem?.errors ?? {}).flat();
  return sentences.length > 0 ? sentences.join(' ') : (problem?.title ?? '');
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
