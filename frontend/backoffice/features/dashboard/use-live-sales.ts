import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useNewRows } from '../../lists/use-new-rows';

/**
 * Reads the page again when there are new sales, which are asked for as lists do.
 * @param address which counts those that are newer than the ones shown; null: nothing is asked
 */
export function useLiveSales(address: string | null): void {
  const count = useNewRows(address);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (count > 0) void revalidate();
  }, [count, address, revalidate]);
}
