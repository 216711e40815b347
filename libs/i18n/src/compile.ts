import compile from 'icu-minify/compile';
import { LOCALES, type Locale, type Texts } from './locale.js';
import { formatMessage, type CompiledMessages, type Message, type Messages } from './messages.js';

const compiled = new Map<string, Message>();

/** Compiles an ICU message once. Throws a SyntaxError for a message that is not valid. */
function compileMessage(message: string): Message {
  let result = compiled.get(message);
  if (result === undefined) {
    result = compile(message);
    compiled.set(message, result);
  }
  return result;
}

/** The messages of one language, as a loader sends them to the browser. */
export function compileMessages<M extends Messages>(messages: M, locale: Locale): CompiledMessages<M> {
  const all = Object.entries(messages).map(([key, texts]) => [key, compileMessage(texts[locale])]);
  return Object.fromEntries(all) as CompiledMessages<M>;
}

/** An ICU message in every language with the values of its arguments, e.g. for the title of a problem of the API. */
export function formatTexts(texts: Texts, values: Readonly<Record<string, string | number>>): Texts {
  const all = LOCALES.map((locale) => [locale, formatMessage(compileMessage(texts[locale]), locale, values)]);
  return Object.fromEntries(all) as Texts;
}
