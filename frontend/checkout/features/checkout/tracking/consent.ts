/** The buyer's answer to the question of consent. */
export type Consent = 'given' | 'refused';

const KEY = 'tracking-consent';

/** Stored in the browser only, for every checkout of the site. Without storage each page asks again. */
export function rememberedConsent(): Consent | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'given' || kept === 'refused' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function rememberConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // The next page asks again.
  }
}
