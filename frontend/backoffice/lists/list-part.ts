import { createContext, useContext } from 'react';
import { listSearch, type Column, type ListDefinition, type ListState } from '@guiche/lists';
import { useTexts } from '../../shared/i18n/use-texts';
import type { listPageMessages } from './messages.server';

/** What each part of a list page needs. */
export interface ListPartProps {
  readonly list: ListDefinition;
  readonly state: ListState;
  /** The address of the page, without a query. */
  readonly address: string;
}

/** The query of a list without filters, where an address without a query opens the default view. */
export const EVERYTHING = '?view=all';

/** Whether the reader keeps a default view of the list. */
export const DefaultView = createContext(false);

/** The address of a state of the list. */
export function useListLink(list: ListDefinition, address: string): (state: ListState) => string {
  const hasDefault = useContext(DefaultView);
  return (state) => address + (listSearch(list, state) || (hasDefault ? EVERYTHING : ''));
}

type Word = (key: string, values?: Readonly<Record<string, number>>) => string;

/** Words of the list, whose keys are made from its declaration, beside those of every list page. */
export function useListTexts() {
  const t = useTexts<typeof listPageMessages>();
  return { t, word: t as unknown as Word };
}

/** Whether its words say how far something is, not only of which kind it is. */
export const saysState = (column: Column | undefined): boolean =>
  column?.kind === 'status' && Object.values(column.tones).some((tone) => tone !== 'plain');

/** How many filters narrow what the reader looks at. */
export const activeFilters = ({ filters, period, from, to }: ListState): number =>
  Object.keys(filters).length + (period !== null || from !== null || to !== null ? 1 : 0);

/** Whether the reader looks at some of the rows only. */
export const hasFilters = (state: ListState): boolean => activeFilters(state) > 0;
