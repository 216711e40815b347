import { chooseLocale, type Locale } from '@guiche/checkout-rules';
import { cookieOf } from './cookies.server';
import type { RequestArguments } from './visit.server';

/** The reader's language: cookie `lang`, then the browser's languages, then that of the platform, which the web server names too. */
export function languageOf(request: RequestArguments, platform?: Locale): Locale {
  return chooseLocale({
    cookie: cookieOf(request, 'lang'),
    platform: platform ?? request.headers.get('x-guiche-language'),
    acceptLanguage: request.headers.get('accept-language'),
  });
}
