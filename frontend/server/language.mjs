// @ts-check
import { chooseLocale, languageCookie } from '@guiche/checkout-rules';
import { USUAL_LANGUAGE } from './offered-languages.mjs';

/**
 * The reader's language where no page of the application is rendered: the chosen one, else the browser's, else that of the platform.
 * @param {import('node:http').IncomingMessage['headers']} headers
 */
export function languageOf(headers) {
  const cookie = languageCookie(headers.cookie);
  const usual = headers[USUAL_LANGUAGE];
  const platform = typeof usual === 'string' ? usual : undefined;
  return chooseLocale({ cookie, platform, acceptLanguage: headers['accept-language'] });
}
