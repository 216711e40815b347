/** The settings that are the look of a platform. */
export const BRAND_SETTINGS = [
  ...(['name', 'logoUrl', 'logoDarkUrl', 'faviconUrl', 'signInImageUrl', 'accentColor'] as const),
  ...(['mailSenderName', 'mailFooter', 'supportEmail', 'supportPhone', 'supportUrl'] as const),
  ...(['termsUrl', 'privacyUrl', 'termsVersion'] as const),
  ...(['signInGreetings', 'hiddenPages', 'poweredByShown'] as const),
] as const;
export type BrandSetting = (typeof BRAND_SETTINGS)[number];

/** The settings that differ, with the wanted values: a change says in the history what it changed, and no more. */
export function changedSettings<T extends object>(
  present: Readonly<Record<string, unknown>>,
  wanted: T,
): Partial<T> {
  const entries = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(present[name] ?? null),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

/** Whether a change of settings is about the look, and about nothing else. */
export const isOfBrand = (change: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(change).every((name) => (BRAND_SETTINGS as readonly string[]).includes(name));
