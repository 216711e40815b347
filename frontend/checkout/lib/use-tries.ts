import { useEffect, useState } from 'react';

/** Grows whenever what failed is worth asking for again: the browser has found its connection back. */
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
