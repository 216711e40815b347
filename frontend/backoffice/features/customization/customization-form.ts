import { customizationChangeRules } from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';
import { LISTS } from '@guiche/lists';
import type { FormRules } from '../../forms/field-text';
import { AREA_SCREENS } from '../area/area-screens';

const R = customizationChangeRules;

/** What sellers cannot do without: their data, and where they are paid to. */
const ALWAYS_SHOWN = ['my-profile/data', 'my-profile/accounts', 'my-profile/documents'];

/** The pages of sellers that a platform may leave out of the navigation. */
export const HIDEABLE_PAGES: readonly string[] = [...LISTS, ...AREA_SCREENS]
  .filter(({ area, page }) => area === 'seller' && !ALWAYS_SHOWN.includes(page))
  .map(({ page }) => page);

/** The switch of a page: shown or not. */
export const pageField = (page: string): string => `show_${page.replace(/\//g, '_')}`;

/** The fields by section, in the order of the form. */
export const BRAND_SECTIONS = {
  look: ['name', 'accentColor', 'logoUrl', 'logoDarkUrl', 'faviconUrl', 'signInImageUrl'],
  texts: ['greetingPt', 'greetingEn', 'greetingEs', 'poweredByShown'],
  mails: ['mailSenderName', 'mailFooter'],
  support: ['supportEmail', 'supportPhone', 'supportUrl'],
  terms: ['termsUrl', 'termsVersion', 'privacyUrl'],
} as const;
export type BrandSectionName = keyof typeof BRAND_SECTIONS;
export type BrandField = (typeof BRAND_SECTIONS)[BrandSectionName][number];

/** The form: the look, the pages that are shown, and why. */
export const CUSTOMIZATION_FORM: FormRules<string> = {
  ...Object.fromEntries(
    Object.values(BRAND_SECTIONS)
      .flat()
      .map((name) => [name, R[name]]),
  ),
  ...Object.fromEntries(HIDEABLE_PAGES.map((page) => [pageField(page), rules.boolean()])),
  reason: R.reason,
};
