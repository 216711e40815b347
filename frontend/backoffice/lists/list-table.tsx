import { Anchor, Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { Column, ListDefinition, RowOf, Totals } from '@guiche/lists';
import { useLocale } from '../../shared/i18n/use-texts';
import { showInstant } from '../../shared/lib/show-date';
import { Money } from '../components/money';
import { saysState, useListLink, useListTexts, type ListPartProps } from './list-part';
import styles from './list-page.module.css';
import { ListValue } from './list-value';

type Row = RowOf<ListDefinition>;

/** The rows of a list. On a phone each row is a card with the same data. */
export function ListTable({
  list,
  state,
  address,
  rows,
  sums = null,
}: ListPartProps & { readonly rows: readonly Row[]; readonly sums?: Totals['sums'] }) {
  const { t } = useListTexts();
  return (
    <Table
      className={styles.table}
      highlightOnHover
      stickyHeader
      stickyHeaderOffset={56}
      role="table"
      data-list={list.name}
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {list.bulk ? (
            <Table.Th role="columnheader">
              <VisuallyHidden style={{ clipPath: 'inset(50%)' }}>{t('selection')}</VisuallyHidden>
            </Table.Th>
          ) : null}
          {state.columns.map((name) => (
            <HeaderCell key={name} name={name} list={list} state={state} address={address} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={row.id} role="row" data-selectable={list.bulk ? true : undefined}>
            <SelectCell list={list} row={row} name={state.columns[0] ?? ''} />
            {state.columns.map((name) => (
              <ValueCell
                key={name}
                name={name}
                list={list}
                row={row}
                address={address}
                shown={state.columns}
              />
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
      {sums === null ? null : <Sums list={list} shown={state.columns} sums={sums} />}
    </Table>
  );
}

interface ValueCellProps extends Pick<ListPartProps, 'list' | 'address'> {
  readonly name: string;
  readonly row: Row;
  readonly shown: readonly string[];
}

/** A value of a row. The first one leads to its page, where it has one. */
function ValueCell({ name, list, row, address, shown }: ValueCellProps) {
  const { word } = useListTexts();
  const column = list.columns[name];
  if (!column) return null;
  const isFirst = shown[0] === name;
  const value = <ListValue name={name} column={column} value={row[name] ?? null} />;
  return (
    <Table.Td
      role="cell"
      className={isNumeric(column.kind) ? styles.number : undefined}
      data-part={partOnCard(list, shown, name)}
      data-kind={kindOf(column)}
    >
      <span className={styles.cardLabel}>{word(`column_${name}`)}</span>
      <span>
        {isFirst && list.picture ? <Picture address={row[list.picture] ?? null} /> : null}
        {isFirst && hasPage(list, row) ? (
          <Anchor
            component={Link}
            to={`${address}/${list.rowFolder ? `${list.rowFolder}/` : ''}${row.id}`}
            underline="hover"
            size="sm"
            fw={500}
          >
            {value}
          </Anchor>
        ) : (
          value
        )}
        <Plus name={name} count={row[column.plus ?? ''] ?? null} />
      </span>
    </Table.Td>
  );
}

interface SumsProps {
  readonly list: ListDefinition;
  readonly shown: readonly string[];
  readonly sums: NonNullable<Totals['sums']>;
}

/** What the rows that fit add up to, also those on other pages, below the columns of money. On a phone it is the last card. */
function Sums({ list, shown, sums }: SumsProps) {
  const { t, word } = useListTexts();
  if (!shown.some((name) => name in sums)) return null;
  return (
    <Table.Tfoot role="rowgroup">
      <Table.Tr role="row">
        {list.bulk ? <Table.Td role="cell" data-part="blank" /> : null}
        {shown.map((name, place) => {
          const sum = sums[name];
          const label = place === 0 ? t('sums') : null;
          if (sum === undefined)
            return (
              <Table.Td key={name} role="cell" data-part={label === null ? 'blank' : 'title'}>
                {label}
              </Table.Td>
            );
          return (
            <Table.Td key={name} role="cell" className={styles.number} data-part="line" data-kind="cents">
              <span className={styles.cardLabel}>{word(`column_${name}`)}</span>
              <span>
                {label === null ? null : `${label}: `}
                <Money cents={sum} />
              </span>
            </Table.Td>
          );
        })}
      </Table.Tr>
    </Table.Tfoot>
  );
}

/** How many things there are besides the one that the cell names. */
function Plus({ name, count }: { readonly name: string; readonly count: string | number | null }) {
  const { word } = useListTexts();
  return Number(count) > 0 ? (
    <span className={styles.plus}> {word(`plus_${name}`, { count: Number(count) })}</span>
  ) : null;
}

/** The picture of a row. Its place is kept where it has none, so that the names stand below each other. */
function Picture({ address }: { readonly address: string | number | null }) {
  return (
    <span className={styles.picture}>
      {address === null ? null : <img src={String(address)} alt="" width={36} height={36} loading="lazy" />}
    </span>
  );
}

/** How its values may be broken across lines. */
function kindOf(column: Column): string {
  if (column.whole) return 'whole';
  return column.kind === 'status' && !saysState(column) ? 'word' : column.kind;
}

/** The box that selects a row, where something can be done with it. */
function SelectCell({
  list,
  row,
  name,
}: {
  readonly list: ListDefinition;
  readonly row: Row;
  readonly name: string;
}) {
  const { t, word } = useListTexts();
  const locale = useLocale();
  const { bulk } = list;
  if (!bulk) return null;
  const value = row[name];
  const kind = list.columns[name]?.kind;
  const text = kind === 'status' ? word(`${name}_${value}`) : String(value ?? '');
  const label = kind === 'dateTime' && value ? showInstant(String(value), locale) : text;
  return (
    <Table.Td role="cell" data-part="select">
      {row[bulk.rows.filter] === bulk.rows.value ? (
        <Checkbox name="id" value={row.id} size="xs" aria-label={t('selectRow', { name: label })} />
      ) : null}
    </Table.Td>
  );
}

/** Where a value stands on the card of a phone: the title, the amount and the state have places of their own. */
function partOnCard({ columns }: ListDefinition, shown: readonly string[], name: string): string {
  if (shown[0] === name) return 'title';
  const first = (isIt: (column: Column | undefined) => boolean) =>
    shown.find((one, place) => place > 0 && isIt(columns[one]));
  if (first((column) => column?.kind === 'cents') === name) return 'amount';
  return first(saysState) === name ? 'state' : 'line';
}

/** Whether the row has a page of its own. */
function hasPage({ rowPage }: ListDefinition, row: Row): boolean {
  if (rowPage === undefined || rowPage === 'all') return rowPage === 'all';
  return row[rowPage.column] === rowPage.value;
}

const isNumeric = (kind: string): boolean => ['number', 'cents', 'percent'].includes(kind);

function HeaderCell({ name, list, state, address }: ListPartProps & { readonly name: string }) {
  const { word } = useListTexts();
  const link = useListLink(list, address);
  const column = list.columns[name];
  const label = word(`column_${name}`);
  const isSorted = state.sort.column === name;
  const direction = state.sort.descending ? 'descending' : 'ascending';
  if (!column?.sortable)
    return (
      <Table.Th role="columnheader" className={column && isNumeric(column.kind) ? styles.number : undefined}>
        {label}
      </Table.Th>
    );
  const sort = { column: name, descending: isSorted && !state.sort.descending };
  return (
    <Table.Th role="columnheader" aria-sort={isSorted ? direction : 'none'}>
      <Link to={link({ ...state, sort, cursor: null })} className={styles.sort}>
        {label}
        <span aria-hidden="true">{isSorted ? (state.sort.descending ? ' ↓' : ' ↑') : ''}</span>
      </Link>
    </Table.Th>
  );
}
