import type { Locale } from '@guiche/checkout-rules';

/** Each language by its own name: who cannot read the page must find the way out. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Português',
  'en-US': 'English',
  'es-ES': 'Español',
};
