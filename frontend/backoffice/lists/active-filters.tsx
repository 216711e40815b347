import { Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { readCentsRange, type ListState } from '@guiche/lists';
import { hasFilters, useListLink, useListTexts, type ListPartProps } from './list-part';
import styles from './list-page.module.css';

/** The filters that apply, each with a link that removes it. */
export function ActiveFilters({ list, state, address }: ListPartProps) {
  const { t, word } = useListTexts();
  const link = useListLink(list, address);
  if (!hasFilters(state)) return null;
  const to = (changed: Partial<ListState>) => link({ ...state, cursor: null, ...changed });
  const chips = Object.entries(state.filters).map(([name, values]) => ({
    name: `${word(`filter_${name}`)}: ${values.map((value) => valueText(list, name, value, word)).join(', ')}`,
    to: to({
      filters: Object.fromEntries(Object.entries(state.filters).filter(([other]) => other !== name)),
    }),
  }));
  if (state.period) chips.push({ name: word(`period_${state.period}`), to: to({ period: null }) });
  if (!state.period && state.from) chips.push({ name: `${t('from')} ${state.from}`, to: to({ from: null }) });
  if (!state.period && state.to) chips.push({ name: `${t('to')} ${state.to}`, to: to({ to: null }) });
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

/** From one amount to another, e.g. `10,00 – 50,00`; an open side stays empty. */
function rangeText(value: string): string {
  const { least, most } = readCentsRange(value) ?? { least: null, most: null };
  const reais = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));
  return `R$ ${reais(least)} – ${reais(most)}`;
}

/** A chosen value by its word, where the filter has a list of them. */
const valueText = (
  { filters }: ListPartProps['list'],
  name: string,
  value: string,
  word: (key: string) => string,
): string => {
  const kind = filters[name]?.kind;
  if (kind === 'centsRange') return rangeText(value);
  return kind === 'oneOf' || kind === 'anyOf' ? word(`${name}_${value}`) : value;
};
