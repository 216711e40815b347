import format, { type CompiledMessage } from 'icu-minify/format';
import type { Locale, Texts } from './locale.js';

/**
 * The messages of one feature by key: one ICU message in each language.
 * `{name}` is an argument; `{count, plural, one {# item} other {# items}}` chooses by number.
 */
export type Messages = Readonly<Record<string, Texts>>;

/** Declares the messages of a feature. A message without one of the languages does not compile. */
export const defineMessages = <const M extends Messages>(messages: M): M => messages;

type ArgumentAt<S extends string> = S extends `${infer Head},${string}`
  ? Head extends `${string}}${string}`
    ? SimpleArgumentAt<S>
    : ArgumentName<Head>
  : SimpleArgumentAt<S>;
type SimpleArgumentAt<S extends string> = S extends `${infer Head}}${string}` ? ArgumentName<Head> : never;
// The branches of a plural are in braces too; they contain a number sign or a space.
type ArgumentName<N extends string> = N extends '' | `${string}#${string}` | `${string} ${string}`
  ? never
  : N;

/** The names of the arguments of an ICU message. */
export type MessageArguments<S extends string> = S extends `${string}{${infer Rest}`
  ? ArgumentAt<Rest> | MessageArguments<Rest>
  : never;

type SourceOf<M extends Messages, Key extends keyof M> = M[Key]['pt-BR'];

/** The values of the arguments of a message; no parameter for a message without arguments. */
export type ValuesOf<M extends Messages, Key extends keyof M> = [MessageArguments<SourceOf<M, Key>>] extends [
  never,
]
  ? []
  : [values: Readonly<Record<MessageArguments<SourceOf<M, Key>>, string | number>>];

/** The keys of the messages without arguments. */
export type PlainKey<M extends Messages> = {
  [Key in keyof M & string]: [MessageArguments<SourceOf<M, Key>>] extends [never] ? Key : never;
}[keyof M & string];

/** Returns the text of a message of `M` in the language of the reader. */
export type Translate<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: ValuesOf<M, Key>
) => string;

/** A message that was compiled for the browser: its text, or its parts when it has arguments. */
export type Message = CompiledMessage;

/** Compiled messages of one language. A message without arguments is its text. */
export type CompiledMessages<M extends Messages> = {
  readonly [Key in keyof M]: [MessageArguments<SourceOf<M, Key>>] extends [never] ? string : Message;
};

const FORMATTERS = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** The text of a compiled message with the values of its arguments. Works in the browser, without the ICU parser. */
export const formatMessage = (
  message: Message,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string => format<string>(message, locale, values, { formatters: FORMATTERS }) as string;

/** Translates by compiled messages. A key without a message is returned as it is. */
export const translator =
  <M extends Messages>(messages: Readonly<Record<string, Message>>, locale: Locale): Translate<M> =>
  (key, ...[values]) =>
    formatMessage(messages[key] ?? key, locale, values);
