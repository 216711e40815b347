import { useEffect, useState } from 'react';

/** Increases whenever a failed request is worth repeating: the browser is online again. */
export function useTries(failed: boolean): number {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => setTries((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  return tries;
}
