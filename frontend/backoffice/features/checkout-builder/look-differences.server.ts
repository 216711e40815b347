import type { components } from '@guiche/api-client';
import { phoneText } from '@guiche/brazil';
import type { Locale } from '@guiche/i18n';
import { builderMessages } from './messages.server';

type Look = components['schemas']['CheckoutLookDto'];

export interface LookDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isSame: boolean;
}

const text = (name: keyof typeof builderMessages, locale: Locale): string =>
  (builderMessages[name] as Readonly<Record<Locale, string>>)[locale];

const PICTURES = ['logoTopImageUrl', 'headerImageUrl', 'headerImagePhoneUrl'];

/** The fields of two looks, in words. */
export const lookDifferences = (
  names: readonly string[],
  before: Look,
  after: Look,
  locale: Locale,
): LookDifference[] =>
  names
    .filter((name): name is keyof Look => name in after)
    .map((name) => ({
      label: text(`field_${name}` as 'field_template', locale),
      before: shown(name, before, locale),
      after: shown(name, after, locale),
      isSame: JSON.stringify(before[name]) === JSON.stringify(after[name]),
    }));

function shown(name: keyof Look, look: Look, locale: Locale): string {
  const value = look[name];
  if (name === 'feedbacks') return String(look.feedbacks.length);
  if (typeof value === 'boolean') return text(value ? 'on' : 'off', locale);
  if (value === null || value === '' || value === 'remove') return '–';
  if (name === 'template') return text(`template_${look.template}` as 'template_DEFAULT', locale);
  if (PICTURES.includes(name)) return text('picture', locale);
  if (name === 'chatPhone' || name === 'supportPhone') return phoneText(String(value));
  return String(value);
}
