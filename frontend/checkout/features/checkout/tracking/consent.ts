/** What a buyer answered when asked whether trackers may be loaded. */
export type Consent = 'given' | 'refused';

const KEY = 'tracking-consent';

/** Kept by the browser alone, for every checkout of the site. One that allows no storage is asked on each page. */
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
    // Then the next page asks again.
  }
}
