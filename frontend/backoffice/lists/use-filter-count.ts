import { useFetcher } from '@remix-run/react';
import { readListState, type ListDefinition } from '@guiche/lists';
import { useEffect, useRef } from 'react';
import type { ListData } from './list-data';
import { useListLink } from './list-part';

/** Choosing several things in a row asks once. */
const RESTS_MS = 300;
/** The form is a sheet below this width (filter-sheet.module.css), and only its button shows the count. */
const PHONE = '(max-width: 48em)';

/** How many rows the filters of a form would show, asked while they are chosen. Null: not known. */
export function useFilterCount(list: ListDefinition, address: string) {
  const { load, data } = useFetcher<ListData>();
  const link = useListLink(list, address);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const ask = (form: HTMLFormElement) => {
    if (!window.matchMedia(PHONE).matches) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const typed = new URLSearchParams();
      for (const [name, value] of new FormData(form)) typed.append(name, String(value));
      // The short address: a long one would be answered by a redirect, which moves the page.
      const { state } = readListState(list, typed);
      load(link(state));
    }, RESTS_MS);
  };
  return { count: data?.totals.isExact ? data.totals.count : null, ask };
}
