// @ts-check
import { chooseLocale } from '@guiche/checkout-rules';

/**
 * The reader's language where no page of the application is drawn: what they chose before, else what their browser asks for.
 * @param {import('node:http').IncomingMessage['headers']} headers
 */
export function languageOf(headers) {
  const cookies = headers.cookie ?? '';
  // Over https the cookie has a name that no other host can set (app/server/cookies.server.ts).
  const [, cookie] =
    /(?:^|;\s*)__Host-lang=([\w-]+)/.exec(cookies) ?? /(?:^|;\s*)lang=([\w-]+)/.exec(cookies) ?? [];
  return chooseLocale({ cookie, acceptLanguage: headers['accept-language'] });
}
