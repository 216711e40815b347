import { FIELD_MESSAGES } from '@guiche/field-rules';
import type { CompiledMessages, Locale } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { kitMessages } from '../components/messages.server';
import { formMessages } from '../forms/messages.server';
import { shellMessages } from '../shell/messages.server';

/** What every page of the back office may show. A page sends the messages of its feature itself. */
export const BACKOFFICE_MESSAGES = {
  ...shellMessages,
  ...kitMessages,
  ...formMessages,
  ...FIELD_MESSAGES,
} as const;

export type BackofficeMessages = typeof BACKOFFICE_MESSAGES;
export type BackofficeTexts = CompiledMessages<BackofficeMessages>;

const compiled = new Map<Locale, BackofficeTexts>();

/** The messages of the frame and of its forms in one language, for the loader of the root route. */
export function backofficeTexts(locale: Locale): BackofficeTexts {
  let texts = compiled.get(locale);
  if (!texts) compiled.set(locale, (texts = compileMessages(BACKOFFICE_MESSAGES, locale)));
  return texts;
}
