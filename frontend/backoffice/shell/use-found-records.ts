import { useEffect, useState } from 'react';
import type { PaletteRecord } from './palette-entries';

/** So long nothing was typed: a word is one request, not one for each letter. */
const PAUSE_MS = 200;
/** As the API takes it. */
const LEAST = 3;
const MOST = 120;
const NOTHING: readonly PaletteRecord[] = [];

/**
 * The records that a text leads to, from the address of the area that looks for them. Nothing while they are looked for, and where
 * there is no answer: the lists can still be searched.
 */
export function useFoundRecords(address: string | undefined, typed: string): readonly PaletteRecord[] {
  const [found, setFound] = useState({ of: '', records: NOTHING });
  const text = typed.trim();
  const isAsked = address !== undefined && text.length >= LEAST && text.length <= MOST;
  useEffect(() => {
    if (!isAsked) return undefined;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      void recordsOf(`${address}?${new URLSearchParams({ q: text })}`, giveUp.signal).then((records) =>
        giveUp.signal.aborted ? undefined : setFound({ of: text, records }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [address, text, isAsked]);
  return isAsked && found.of === text ? found.records : NOTHING;
}

async function recordsOf(address: string, signal: AbortSignal): Promise<readonly PaletteRecord[]> {
  try {
    const answer = await fetch(address, { signal, redirect: 'manual' });
    return answer.ok ? ((await answer.json()) as { readonly records: PaletteRecord[] }).records : NOTHING;
  } catch {
    return NOTHING;
  }
}
