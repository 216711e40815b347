import { data, redirect } from '@remix-run/node';
import { isOwnPath } from '../../shared/lib/safe-return-path';
import type { ApiProblem } from '../../shared/server/api.server';
import { AREA_PAGES, type PageAccess } from './areas';

/** The data of a back-office error page; the body of a thrown response. */
export interface ErrorDetails {
  readonly area: PageAccess['area'];
  readonly flag: string | null;
  /** The code of the problem of the API. */
  readonly code: string;
  readonly requestId: string | null;
}

/**
 * Throws the page for a problem of the API: 401 redirects to the sign-in of the area and back, or, where the session is valid and only the
 * proof is old, to the page that asks for it; `secondFactorNeeded` redirects to the account; 403 and 404 are pages with
 * that status, everything else is 503 with `Retry-After`.
 */
export function throwProblem(problem: ApiProblem, access: PageAccess, request: Request): never {
  const { status, code, flag, requestId, retryAfterSeconds } = problem;
  if (code === 'proofNeeded') throw redirect(proofAddress(access, request));
  if (status === 401) throw redirect(signInAddress(access, request));
  if (code === 'secondFactorNeeded') throw redirect(AREA_PAGES[access.area].account);
  const details: ErrorDetails = { area: access.area, flag: flag ?? access.flag ?? null, code, requestId };
  if (status === 403) throw data(details, { status });
  if (status === 404) throw data(details, { status });
  throw data(details, { status: 503, headers: { 'retry-after': String(retryAfterSeconds ?? 5) } });
}

/** The sign-in page of the area, which returns to the requested page. A form is not sent again. */
export const signInAddress = ({ area }: PageAccess, request: Request): string =>
  returningTo(AREA_PAGES[area].signInPath, request);

/** The page on which the signed-in person proves who they are, before a sensitive change. */
export const proofAddress = ({ area }: PageAccess, request: Request): string =>
  returningTo(`${AREA_PAGES[area].root}/confirm`, request);

function returningTo(page: string, request: Request): string {
  const { pathname, search } = new URL(request.url);
  const wanted = pathname.replace(/\.data$/, '') + search;
  return isOwnPath(wanted) ? `${page}?${new URLSearchParams({ returnTo: wanted })}` : page;
}
