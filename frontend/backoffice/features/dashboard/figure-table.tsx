import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import styles from './dashboard.module.css';
import type { dashboardMessages } from './messages.server';

/** A cell: a text, or a number that leads to its rows. */
export interface Cell {
  readonly value: ReactNode;
  readonly to?: string;
}

interface FigureTableProps {
  readonly title: string;
  readonly note?: string;
  readonly aside?: ReactNode;
  /** How many of the first columns are words; the others are numbers. */
  readonly words: number;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly Cell[] }[];
}

/** A small table of a dashboard. On a narrow screen it scrolls by itself, with the keyboard too. */
export function FigureTable({ title, note, aside, words, columns, rows }: FigureTableProps) {
  const t = useTexts<typeof dashboardMessages>();
  const align = (at: number) => (at < words ? 'left' : 'right');
  return (
    <Panel title={title} aside={aside} flush>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('none')}
        </Text>
      ) : (
        <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
          <Table horizontalSpacing="md">
            <Table.Thead>
              <Table.Tr>
                {columns.map((column, at) => (
                  <Table.Th key={column} ta={align(at)}>
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, cells }) => (
                <Table.Tr key={key}>
                  {cells.map(({ value, to }, at) => (
                    <Table.Td key={columns[at]} ta={align(at)}>
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
      )}
      {note === undefined ? null : (
        <Text size="xs" c="dimmed" px="md" py="xs">
          {note}
        </Text>
      )}
    </Panel>
  );
}
