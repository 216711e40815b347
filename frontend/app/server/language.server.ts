import { chooseLocale, type Locale } from '@guiche/checkout-rules';
import { cookieOf } from './cookies.server';

/** The reader's language. Pages of a platform pass the platform's own, which goes before what the browser asks for. */
export function languageOf(request: Request, platform?: Locale): Locale {
  return chooseLocale({
    cookie: cookieOf(request, 'lang'),
    platform,
    acceptLanguage: request.headers.get('accept-language'),
  });
}
