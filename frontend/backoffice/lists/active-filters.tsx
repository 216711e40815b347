import { Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { readCentsRange, type ListDefinition, type ListState, type RowOf } from '@guiche/lists';
import { useLocale } from '../../shared/i18n/use-texts';
import { showDate } from '../../shared/lib/show-date';
import { hasFilters, useListLink, useListTexts, type ListPartProps } from './list-part';
import styles from './list-page.module.css';

type Row = RowOf<ListDefinition>;

interface ActiveFiltersProps extends ListPartProps {
  /** A row that fits the filters: it knows the names of what is filtered by id. */
  readonly row: Row | undefined;
}

/** The filters that apply, each with a link that removes it. */
export function ActiveFilters({ list, state, address, row }: ActiveFiltersProps) {
  const { t, word } = useListTexts();
  const locale = useLocale();
  const link = useListLink(list, address);
  if (!hasFilters(state)) return null;
  const to = (changed: Partial<ListState>) => link({ ...state, cursor: null, ...changed });
  const chips = Object.entries(state.filters).map(([name, values]) => ({
    name: filterText({ list, name, values, row, word }),
    to: to({
      filters: Object.fromEntries(Object.entries(state.filters).filter(([other]) => other !== name)),
    }),
  }));
  if (state.period) chips.push({ name: word(`period_${state.period}`), to: to({ period: null }) });
  if (!state.period && state.from)
    chips.push({ name: `${t('from')} ${showDate(state.from, locale)}`, to: to({ from: null }) });
  if (!state.period && state.to)
    chips.push({ name: `${t('to')} ${showDate(state.to, locale)}`, to: to({ to: null }) });
  return (
    <Group
      component="ul"
      aria-label={t('activeFilters')}
      gap="xs"
      mb="sm"
      p={0}
      m={0}
      className={styles.chips}
    >
      {chips.map((chip) => (
        <li key={chip.name}>
          <Link to={chip.to} className={styles.chip} aria-label={t('remove', { name: chip.name })}>
            {chip.name} <span aria-hidden="true">✕</span>
          </Link>
        </li>
      ))}
    </Group>
  );
}

interface FilterTextOptions {
  readonly list: Pick<ListDefinition, 'columns' | 'filters'>;
  readonly name: string;
  readonly values: readonly string[];
  readonly row: Row | undefined;
  readonly word: (key: string) => string;
}

/** A filter and its values in words. Instead of an id, which says nothing, the name that the rows have for it, or none. */
export function filterText({ list, name, values, row, word }: FilterTextOptions): string {
  const filter = word(`filter_${name}`);
  if (list.filters[name]?.kind !== 'id')
    return `${filter}: ${values.map((value) => valueText(list, name, value, word)).join(', ')}`;
  const named = list.columns[name]?.kind === 'text' ? row?.[name] : undefined;
  return named ? `${filter}: ${named}` : filter;
}

/** From one amount to another, e.g. `10,00 – 50,00`; an open side stays empty. */
function rangeText(value: string): string {
  const { least, most } = readCentsRange(value) ?? { least: null, most: null };
  const reais = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));
  return `R$ ${reais(least)} – ${reais(most)}`;
}

/** A chosen value by its word, where the filter has a list of them. */
const valueText = (
  { filters }: FilterTextOptions['list'],
  name: string,
  value: string,
  word: (key: string) => string,
): string => {
  const kind = filters[name]?.kind;
  if (kind === 'centsRange') return rangeText(value);
  return kind === 'oneOf' || kind === 'anyOf' ? word(`${name}_${value}`) : value;
};
