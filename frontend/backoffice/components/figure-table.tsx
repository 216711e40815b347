import { Anchor, Table } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './figure-table.module.css';

/** A cell: a text, or a number that leads to its rows. */
export interface FigureCell {
  readonly value: ReactNode;
  readonly to?: string;
  /** How many columns it fills; one by default. */
  readonly span?: number;
}

export interface FigureTableProps {
  /** The name of the table for who cannot see it. */
  readonly label: string;
  /** How many of the first columns are words; the others are numbers. */
  readonly words: number;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly FigureCell[] }[];
}

/** Of a row drawn as a block: the first word is as high as the numbers that have no word beside them, and the reverse. */
const heightsOf = (words: number, numbers: number) =>
  ({
    '--first': Math.max(1, numbers - words + 1),
    '--last': Math.max(1, words - numbers + 1),
  }) as CSSProperties;

/**
 * A small table of numbers. Where it is narrow, each row becomes a block: words on the left, numbers with their names on
 * the right. The roles are written down, as browsers forget those of a table that is drawn otherwise.
 */
export function FigureTable({ label, words, columns, rows }: FigureTableProps) {
  const align = (at: number) => (at < words ? 'left' : 'right');
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <Table horizontalSpacing="md" role="table" className={styles.figures}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column, at) => (
              <Table.Th key={column} role="columnheader" ta={align(at)}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key} role="row" style={heightsOf(words, cells.length - words)}>
              {cells.map(({ value, to, span }, at) => (
                <Table.Td
                  key={columns[at]}
                  role="cell"
                  colSpan={span}
                  ta={align(at)}
                  data-name={at < words || span !== undefined ? undefined : columns[at]}
                >
                  {to === undefined ? (
                    value
                  ) : (
                    <Anchor component={Link} to={to} size="sm">
                      {value}
                    </Anchor>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
