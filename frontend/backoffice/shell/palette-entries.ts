import type { NavigationItem } from './navigation';

/** One line of the command palette. */
export interface PaletteEntry {
  readonly to: string;
  readonly label: string;
  /** The text that the list is searched for. Null: the entry opens the page. */
  readonly search: string | null;
  /** The kind of a single record. */
  readonly kind?: string;
}

/** A single record that a text leads to. */
export interface PaletteRecord {
  readonly to: string;
  readonly kind: string;
  readonly label: string;
  /** A code or an e-mail address. */
  readonly detail: string;
}

const LEAST_SEARCH_LENGTH = 2;

/** Without accents and capitals: "configuracoes" finds "Configurações". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The pages whose name contains what was typed, the single records that were found, then the lists that can be searched for it. */
export function paletteEntries(
  pages: readonly NavigationItem[],
  typed: string,
  records: readonly PaletteRecord[] = [],
): readonly PaletteEntry[] {
  const text = typed.trim();
  const open = pages
    .filter(({ label }) => plain(label).includes(plain(text)))
    .map(({ to, label }) => ({ to, label, search: null }));
  if (text.length < LEAST_SEARCH_LENGTH) return open;
  const searches = pages
    .filter(({ searchable }) => searchable)
    .map(({ to, label }) => ({ to: `${to}?${new URLSearchParams({ q: text })}`, label, search: text }));
  const found = records.map(({ to, kind, label, detail }) => ({ to, label, kind, search: detail }));
  return [...open, ...found, ...searches];
}
