import type { ListDefinition } from '@guiche/lists';
import { LinkTabs } from '../components/link-tabs';
import { useListLink, useListTexts, type ListPartProps } from './list-part';

/** The filters that say in which state a row is, by their usual names. */
const NAMES = ['status', 'state'];
const MOST_TABS = 6;

/** The filter whose values are tabs, and its name. */
export function filterOfTabs(list: ListDefinition) {
  const name = NAMES.find((one) => list.filters[one]);
  const filter = name === undefined ? undefined : list.filters[name];
  if (name === undefined || !filter || !('values' in filter)) return undefined;
  return filter.values.length > MOST_TABS ? undefined : { name, values: filter.values };
}

interface StateFilterProps extends ListPartProps {
  /** How many rows the present filters leave; null where that is not known exactly. */
  readonly count: number | null;
}

/** The states of a list as tabs, where it has a filter for them. Only the rows of the open tab were counted. */
export function StateFilter({ list, state, address, count }: StateFilterProps) {
  const { t, word } = useListTexts();
  const to = useListLink(list, address);
  const tabbed = filterOfTabs(list);
  if (!tabbed) return null;
  const { name, values } = tabbed;
  const { [name]: chosen = [], ...others } = state.filters;
  const tab = (value: string | null, label: string) => {
    const filters = value === null ? others : { ...others, [name]: [value] };
    const current = value === null ? chosen.length === 0 : chosen.length === 1 && chosen[0] === value;
    return {
      to: to({ ...state, filters, cursor: null }),
      label,
      current,
      ...(current && count !== null && { count }),
    };
  };
  const tabs = values.map((value) => tab(value, word(`${name}_${value}`)));
  return <LinkTabs label={t('tabs')} tabs={[tab(null, t('tabAll')), ...tabs]} />;
}
