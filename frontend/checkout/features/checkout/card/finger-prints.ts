export interface CollectedFingerPrint {
  readonly provider: string;
  readonly value: string;
}

const MOST = 10;

/**
 * The fraud fingerprint session, read from the page (specification, checkout §7): fraud tools leave their session in
 * `<meta name="fingerprint:{provider}" content="{session}">`.
 */
export function fingerPrints(): CollectedFingerPrint[] {
  const left = document.querySelectorAll<HTMLMetaElement>('meta[name^="fingerprint:"]');
  return [...left].slice(0, MOST).map(({ name, content }) => ({
    provider: name.slice('fingerprint:'.length).slice(0, 50),
    value: content.slice(0, 500),
  }));
}

/** Accepts valid fingerprints only, because a page can be made to send anything. */
export function readFingerPrints(sent: FormDataEntryValue | null): CollectedFingerPrint[] {
  try {
    const result: unknown = JSON.parse(String(sent ?? '[]'));
    return Array.isArray(result) ? result.filter(isFingerPrint).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isFingerPrint(result: unknown): result is CollectedFingerPrint {
  const { provider, value } = (result ?? {}) as Partial<CollectedFingerPrint>;
  return typeof provider === 'string' && typeof value === 'string';
}
