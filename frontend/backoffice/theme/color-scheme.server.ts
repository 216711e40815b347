import { cookie, cookieOf } from '../../shared/server/cookies.server';
import type { RequestArguments, Visit } from '../../shared/server/visit.server';
import { isColorScheme, type ColorScheme } from './color-scheme';

const NAME = 'color-scheme';
const YEAR_SECONDS = 365 * 86_400;

/** The reader's choice; `auto`, the device setting, without a choice. */
export function colorSchemeOf(request: RequestArguments): ColorScheme {
  const chosen = cookieOf(request, NAME);
  return isColorScheme(chosen) ? chosen : 'auto';
}

/** The cookie that stores the choice for a year. */
export const colorSchemeCookie = (visit: Visit, scheme: ColorScheme): string =>
  cookie(visit, NAME, scheme, { path: '/', maxAgeSeconds: YEAR_SECONDS });
