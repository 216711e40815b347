export {
  LOCALES,
  SOURCE_LOCALE,
  chooseLocale,
  isLocale,
  languageCookie,
  type Locale,
  type LocaleWishes,
  type Texts,
} from './locale.js';
