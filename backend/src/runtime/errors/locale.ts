import type { IncomingHttpHeaders } from 'node:http';
import { chooseLocale, languageCookie, type Locale } from '@guiche/checkout-rules';

/** The language of an answer: the language cookie, then Accept-Language, then pt-BR. */
export const readersLocale = (headers: IncomingHttpHeaders): Locale =>
  chooseLocale({ cookie: languageCookie(headers.cookie), acceptLanguage: headers['accept-language'] });
