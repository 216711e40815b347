import type { RequestArguments, Visit } from '../../../shared/server/visit.server';
import { cookie, cookieOf } from '../../../shared/server/cookies.server';

const NAME = 'guiche_registration';
/** As long as the code is valid. */
const MAX_AGE_SECONDS = 30 * 60;

/** What was registered belongs to this browser: a code of somebody else's registration of the same address confirms nothing here. */
export const registrationCookie = (visit: Visit, registration: string): string =>
  cookie(visit, NAME, registration, { path: '/', maxAgeSeconds: MAX_AGE_SECONDS });

/** A registration is confirmed once. */
export const noRegistrationCookie = (visit: Visit): string =>
  cookie(visit, NAME, '', { path: '/', maxAgeSeconds: 0 });

export const registrationOf = (request: RequestArguments): string | undefined =>
  cookieOf(request, NAME) || undefined;
