import { Anchor, Table } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './chart-figure.module.css';

/** The values of one bar, written for the reader. */
export interface ChartRow {
  readonly label: string;
  readonly value: string;
  readonly before?: string;
  /** The rows that the value is the sum of. */
  readonly to?: string;
}

interface ChartFigureProps {
  /** What the chart shows, as one sentence: "Approved sales rose 12 % to R$ 48.210,00". */
  readonly sentence: string;
  /** Made by `dayBars` in the loader, from our own numbers only. */
  readonly svg: string;
  readonly rows: readonly ChartRow[];
  /** The name of the values, in the legend and the table. */
  readonly measure: string;
}

/** A chart that the server drew, with its sentence and the table of its values. */
export function ChartFigure({ sentence, svg, rows, measure }: ChartFigureProps) {
  const t = useBackofficeTexts();
  const id = useId();
  const hasBefore = rows.some(({ before }) => before !== undefined);
  return (
    <figure aria-labelledby={id} className={styles.figure}>
      <figcaption id={id} className={styles.sentence}>
        {sentence}
      </figcaption>
      <p className={styles.legend} aria-hidden="true">
        <span data-part="bar">{measure}</span>
        {hasBefore ? <span data-part="before">{t('kitBefore')}</span> : null}
      </p>
      <div aria-hidden="true" className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      <details className={styles.values}>
        <summary>{t('kitAsTable')}</summary>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('kitDay')}</Table.Th>
              <Table.Th ta="right">{measure}</Table.Th>
              {hasBefore ? <Table.Th ta="right">{t('kitBefore')}</Table.Th> : null}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ label, value, before, to }) => (
              <Table.Tr key={label}>
                <Table.Td>{label}</Table.Td>
                <Table.Td ta="right">
                  {to === undefined ? (
                    value
                  ) : (
                    <Anchor component={Link} to={to} size="sm">
                      {value}
                    </Anchor>
                  )}
                </Table.Td>
                {hasBefore ? <Table.Td ta="right">{before}</Table.Td> : null}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </figure>
  );
}
