import type { Visit } from '../../../shared/server/visit.server';
import type { RequestArguments } from '../../../shared/server/visit.server';
import { cookie, cookieOf } from '../../../shared/server/cookies.server';

const NAME = 'guiche_passkey';
const MAX_AGE_SECONDS = 5 * 60;

/** The challenge of a passkey belongs to the browser that asked for it: it keeps the token, which no script can read. */
export const challengeCookie = (visit: Visit, token: string): string =>
  cookie(visit, NAME, token, { path: '/', maxAgeSeconds: MAX_AGE_SECONDS });

/** A challenge works once. */
export const noChallengeCookie = (visit: Visit): string =>
  cookie(visit, NAME, '', { path: '/', maxAgeSeconds: 0 });

export const challengeOf = (request: RequestArguments): string => cookieOf(request, NAME) ?? '';
