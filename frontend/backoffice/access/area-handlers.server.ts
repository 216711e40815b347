import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { Locale } from '@guiche/checkout-rules';
import { apiFor, streamOf, type Answer, type Api } from '../../shared/server/api.server';
import { languageOf } from '../../shared/server/language.server';
import type { Area } from '@guiche/access';
import { loadingAgain } from '../forms/form-conflict.server';
import { keptFormCookies } from '../forms/kept-form.server';
import type { PageAccess } from './areas';
import { renewedSessionCookie, sessionToken } from './session-cookie.server';
import { sharingReads } from './shared-reads.server';
import { proofAddress, signInAddress, throwProblem, type ErrorDetails } from './problem-response.server';

/** The arguments of a loader or an action of an area. */
export interface AreaCall {
  readonly request: Request;
  readonly context: LoaderFunctionArgs['context'];
  readonly locale: Locale;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  /** The API with the session of the signed-in person. */
  readonly api: Api;
  /** What the API answers at an address, while it arrives; throws as {@link valueOf} does. */
  readonly stream: (path: string) => Promise<Response>;
  /** The value of an answer; throws the page or the redirect that a problem means. */
  readonly valueOf: <T>(answer: Answer<T>) => T;
}

/** Beside what every call has, the form that was sent and the button that sent it (`intent`, empty without one). */
export interface AreaActionCall extends AreaCall {
  readonly form: FormData;
  readonly intent: string;
  /** The cookie of this session with another token, which replaces the one of before. */
  readonly renewed: (token: string) => string;
}

type Requirements = Omit<PageAccess, 'area'>;
/** A loader or an action with its access rule. */
type Guarded<Args, Result> = ((args: Args) => Promise<Result>) & { readonly access: PageAccess };

/** Loaders of one area: `adminLoader({ flag }, async ({ api, valueOf }) => …)`. */
export const areaLoader =
  (area: Area) =>
  <Result>(
    requirements: Requirements,
    load: (call: AreaCall) => Promise<Result>,
  ): Guarded<LoaderFunctionArgs, Result> => {
    const access = { area, ...requirements };
    const handle = async (args: LoaderFunctionArgs) => {
      const call = callOf(args, access, sharingReads);
      const [result] = await Promise.all([load(call), demandFlag(call, access)]);
      return result;
    };
    return Object.assign(handle, { access });
  };

/** Actions of one area, with the form that was sent. */
export const areaAction =
  (area: Area) =>
  <Result>(
    requirements: Requirements,
    act: (call: AreaActionCall) => Promise<Result>,
  ): Guarded<ActionFunctionArgs, Result> => {
    const access = { area, ...requirements };
    const handle = async (args: ActionFunctionArgs) => {
      const form = await args.request.formData();
      try {
        const call = callOf(args, access);
        const renewed = (token: string) => renewedSessionCookie(args.context, area, token);
        return loadingAgain(await act({ ...call, form, intent: String(form.get('intent') ?? ''), renewed }));
      } catch (thrown) {
        throw keepingForm(thrown, args, form, access);
      }
    };
    return Object.assign(handle, { access });
  };

export const sellerLoader = areaLoader('seller');
export const sellerAction = areaAction('seller');
export const customerLoader = areaLoader('customer');
export const customerAction = areaAction('customer');
export const adminLoader = areaLoader('admin');
export const adminAction = areaAction('admin');
export const managerLoader = areaLoader('manager');
export const managerAction = areaAction('manager');
export const masterLoader = areaLoader('master');
export const masterAction = areaAction('master');

/**
 * Refuses a page whose permission the person lacks. What the page asks of the API is refused by the API, but a page may ask for nothing
 * that needs its permission: an empty form, for example. The session is asked beside it, so nothing waits.
 */
async function demandFlag({ api, valueOf }: AreaCall, { area, flag }: PageAccess): Promise<void> {
  if (flag === undefined) return;
  const { user } = valueOf(await api.get('/api/sessions/current'));
  if (user.flags.includes(flag)) return;
  const refusal: ErrorDetails = { area, flag, code: 'notAllowed', requestId: null };
  throw data(refusal, { status: 403 });
}

/** What an action threw; where that leads to the sign-in or to a proof, with the form, so that the person returns to what they typed. */
function keepingForm(
  thrown: unknown,
  { request, context }: ActionFunctionArgs,
  form: FormData,
  access: PageAccess,
): unknown {
  if (!(thrown instanceof Response)) return thrown;
  const leadsTo = thrown.headers.get('location');
  const isProof = leadsTo === proofAddress(access, request);
  if (isProof || leadsTo === signInAddress(access, request))
    for (const kept of keptFormCookies(context, request, form, isProof ? 'proof' : 'session'))
      thrown.headers.append('set-cookie', kept);
  return thrown;
}

/**
 * Without the area's cookie the API is not called. The API decides whether a session is valid and sufficient.
 * @param around what loaders wrap the API in
 */
function callOf(
  { request, context, params }: LoaderFunctionArgs,
  access: PageAccess,
  around: typeof sharingReads = (_context, _session, api) => api,
): AreaCall {
  const token = sessionToken(context, request, access.area);
  if (!token) throw redirect(signInAddress(access, request));
  const locale = languageOf(request);
  return {
    ...{ request, context, locale },
    url: new URL(request.url),
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])),
    api: around(context, token, apiFor(context, locale, token)),
    stream: async (path) => {
      const answer = await streamOf(context, locale, token, path);
      return answer.ok ? answer.data : throwProblem(answer.problem, access, request);
    },
    valueOf: (answer) => (answer.ok ? answer.data : throwProblem(answer.problem, access, request)),
  };
}
