import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 30_000;
/** Whoever left does not keep the session alive. */
const AWAY_AFTER_MS = 600_000;
const SIGNS_OF_LIFE = ['pointermove', 'keydown', 'scroll'] as const;

/**
 * How many rows came to the top of a list since it was drawn: asked every half minute while somebody looks at the page.
 * @param address which counts them; null: the list has no newest row
 */
export function useNewRows(address: string | null): number {
  const [found, setFound] = useState<{ readonly of: string; readonly count: number } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    let lastSeen = Date.now();
    const isSomebodyThere = () =>
      document.visibilityState === 'visible' && Date.now() - lastSeen < AWAY_AFTER_MS;
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, () => (lastSeen = Date.now()), { signal, passive: true });
    const timer = setInterval(() => {
      if (isSomebodyThere())
        void countOf(address, signal).then((count) => count && setFound({ of: address, count }));
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      giveUp.abort();
    };
  }, [address]);
  return found?.of === address ? found.count : 0;
}

/** 0 where the answer is none: the session ended, or the network is gone. The page says so when it is used. */
async function countOf(address: string, signal: AbortSignal): Promise<number> {
  try {
    const answer = await fetch(address, { signal, redirect: 'manual' });
    return answer.ok ? ((await answer.json()) as { readonly count: number }).count : 0;
  } catch {
    return 0;
  }
}
