import type { AppLoadContext } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { cookie, ownCookieOf } from '../../shared/server/cookies.server';
import { AREA_PAGES } from './areas';

/** As long as the API remembers the browser. */
const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** Staff enter the second factor at each sign-in. */
const isRemembering = (area: Area): boolean => area === 'seller' || area === 'customer';

const nameOf = (area: Area): string => `${AREA_PAGES[area].cookie}_device`;

/** The token by which the API knows this browser; undefined where it was never remembered. */
export const rememberedDevice = (context: AppLoadContext, request: Request, area: Area): string | undefined =>
  isRemembering(area) ? ownCookieOf(request, context, nameOf(area)) : undefined;

/** For the sign-in page. With script its form is sent to `/login.data`, which a path `/login` does not cover. */
export const deviceCookie = (context: AppLoadContext, area: Area, token: string): string =>
  cookie(context, nameOf(area), token, {
    path: '/',
    maxAgeSeconds: REMEMBERED_SECONDS,
  });
