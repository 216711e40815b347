import { Anchor, Button, Text } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { MOST_IN_BULK, listSearch, type RowOf, type ListDefinition, type Totals } from '@guiche/lists';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocale } from '../../shared/i18n/use-texts';
import styles from './bulk-bar.module.css';
import { useListTexts, type ListPartProps } from './list-part';

type Row = RowOf<ListDefinition>;

interface BulkFormProps extends ListPartProps {
  readonly rows: readonly Row[];
  readonly totals: Totals;
  /** The table, with a box named `id` in each row that can be selected. */
  readonly children: ReactNode;
}

/**
 * The rows of a list with something that can be done with several of them. It leads to a page that asks first. Without script the bar
 * always stands below the table; with script it appears with the first selected row, and says how many they are.
 */
export function BulkForm({ list, state, address, rows, totals, children }: BulkFormProps) {
  const { t, word } = useListTexts();
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  const { bulk } = list;
  if (!bulk) return children;
  const count = (event: FormEvent<HTMLFormElement>) =>
    setSelected(new FormData(event.currentTarget).getAll('id').map(String));
  const query = listSearch(list, { ...state, cursor: null }).slice(1);
  return (
    <Form method="get" action={`${address}/bulk`} onChange={count}>
      <input type="hidden" name="query" value={query} />
      {children}
      <div className={styles.bar} data-hidden={selected?.length === 0 || undefined}>
        <Text size="sm" role="status">
          {selected === null ? t('selectSome') : t('selected', { count: selected.length })}
          <Sum list={list} rows={rows.filter(({ id }) => selected?.includes(id))} />
        </Text>
        <AllThatMatch list={list} state={state} address={address} totals={totals} query={query} />
        <Button type="submit" size="xs" className={styles.action}>
          {word(`bulk_${bulk.name}`)}
        </Button>
      </div>
    </Form>
  );
}

/** What the selected rows come to, where they are amounts. */
function Sum({ list, rows }: { readonly list: ListDefinition; readonly rows: readonly Row[] }) {
  const locale = useLocale();
  const amount = Object.keys(list.columns).find((name) => list.columns[name]?.kind === 'cents');
  if (amount === undefined || rows.length === 0) return null;
  const cents = rows.reduce((sum, row) => sum + Number(row[amount] ?? 0), 0);
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(cents / 100);
  return <>, {text}</>;
}

/** Offered only where every matching row can be selected, and there are more than a page of them. */
function AllThatMatch({
  list: { bulk },
  state,
  address,
  totals,
  query,
}: ListPartProps & { readonly totals: Totals; readonly query: string }) {
  const { t } = useListTexts();
  const { count, isExact } = totals;
  if (!bulk || state.filters[bulk.rows.filter]?.join() !== bulk.rows.value) return null;
  if (!isExact || count > MOST_IN_BULK || count <= 1) return null;
  const search = new URLSearchParams({ all: String(count), query });
  return (
    <Anchor component={Link} to={`${address}/bulk?${search.toString()}`} size="sm" className={styles.all}>
      {t('selectAll', { count })}
    </Anchor>
  );
}
