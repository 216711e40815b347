export {
  LOCALES,
  SOURCE_LOCALE,
  acceptLanguageIn,
  chooseLocale,
  isLocale,
  languageCookie,
  type Locale,
  type LocalePreferences,
  type Texts,
} from './locale.js';
export {
  defineMessages,
  formatMessage,
  translator,
  type CompiledMessages,
  type Message,
  type MessageArguments,
  type Messages,
  type PlainKey,
  type Translate,
  type ValuesOf,
} from './messages.js';
