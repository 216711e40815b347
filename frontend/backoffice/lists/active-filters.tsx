import { Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ListState } from '@guiche/lists';
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

/** A chosen value by its word, where the filter has a list of them. */
const valueText = (
  { filters }: ListPartProps['list'],
  name: string,
  value: string,
  word: (key: string) => string,
): string => {
  const kind = filters[name]?.kind;
  return kind === 'oneOf' || kind === 'anyOf' ? word(`${name}_${value}`) : value;
};
