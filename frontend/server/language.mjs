// @ts-check
import { chooseLocale, languageCookie } from '@guiche/checkout-rules';

/**
 * The reader's language where no page of the application is rendered: the chosen one, else the browser's.
 * @param {import('node:http').IncomingMessage['headers']} headers
 */
export function languageOf(headers) {
  const cookie = languageCookie(headers.cookie);
  return chooseLocale({ cookie, acceptLanguage: headers['accept-language'] });
}
