import type { AppLoadContext } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { cookie, cookieOf } from '../../shared/server/cookies.server';
import { AREA_PAGES } from './areas';

/** How long the browser keeps the cookie. The API decides how long the session is valid. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** The tokens that an action of this request received: its loaders run with the cookie of before. */
const RENEWED = new WeakMap<AppLoadContext, { readonly area: Area; readonly token: string }>();

/** The token of the session in an area. */
export function sessionToken(context: AppLoadContext, request: Request, area: Area): string | undefined {
  const renewed = RENEWED.get(context);
  return renewed?.area === area ? renewed.token : cookieOf(request, AREA_PAGES[area].cookie);
}

/** The cookie of a session. */
export const sessionCookie = (context: AppLoadContext, area: Area, token: string): string =>
  cookie(context, AREA_PAGES[area].cookie, token, { path: '/', maxAgeSeconds: COOKIE_SECONDS });

/** The cookie of a session that got another token, which the loaders of this request use as well. */
export function renewedSessionCookie(context: AppLoadContext, area: Area, token: string): string {
  RENEWED.set(context, { area, token });
  return sessionCookie(context, area, token);
}
