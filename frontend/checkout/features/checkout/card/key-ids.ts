import { callApi } from '../../../../shared/lib/browser-api';

const MINUTE_MS = 60_000;

/** The server accepts a key id for 15 minutes. Sealing, sending and a slow clock must fit into the rest. */
const GOOD_FOR_MS = 10 * MINUTE_MS;
const ANSWER_MS = 10_000;

/** Under which key id the next card is sealed. */
export interface KeyIds {
  /** Undefined where the id that the frame was drawn with will do. Rejects when no fresh one can be fetched. */
  next(): Promise<string | undefined>;
  /** A card was encrypted: the next one is another attempt, and may come much later. */
  spend(): void;
}

/**
 * The frame is drawn with a key id that soon expires, and a page may stay open for hours. The page fetches a fresh id; the key
 * itself stays the one that the server wrote into the frame, so that no script of the page can choose it.
 */
export function keyIdsFor(offerId: string, now: () => number = Date.now): KeyIds {
  const drawnAt = now();
  let spent = false;
  return {
    next: async () => {
      const age = now() - drawnAt;
      // A clock that was set back makes the age unknown.
      const isFresh = !spent && age >= 0 && age < GOOD_FOR_MS;
      return isFresh ? undefined : fetchKeyId(offerId);
    },
    spend: () => {
      spent = true;
    },
  };
}

async function fetchKeyId(offerId: string): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    const answer = await callApi('get', '/api/checkout/{checkoutId}/card-key', {
      params: { checkoutId: offerId },
      signal: late.signal,
    });
    if (!answer.ok) throw new Error('no key id for the card');
    return answer.data.kid;
  } finally {
    clearTimeout(timer);
  }
}
