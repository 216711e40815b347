import { Anchor, Paper, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import type { ListDefinition } from '@guiche/lists';
import type { ReactNode } from 'react';
import { TextsProvider, useLocale } from '../../shared/i18n/use-texts';
import { showInstant } from '../../shared/lib/show-date';
import type { loadRow } from './list-loader.server';
import { useListTexts } from './list-part';
import styles from './list-page.module.css';
import { ListValue } from './list-value';

export type RowData = Awaited<ReturnType<typeof loadRow>>;

interface RowPageProps {
  readonly list: ListDefinition;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The page of one row of a list: every column with its name, and what can be done. */
export function RowPage({ list, children }: RowPageProps) {
  const shown = useLoaderData<RowData>();
  return (
    <TextsProvider locale={shown.locale} texts={shown.texts}>
      <RowFacts list={list} shown={shown} />
      {children}
    </TextsProvider>
  );
}

interface RowTitleProps {
  readonly kind: string | undefined;
  readonly value: string | number | null;
  /** The words of a status. */
  readonly words: (value: string) => string;
}

/** The first column, which names the row. */
function RowTitle({ kind, value, words }: RowTitleProps) {
  const locale = useLocale();
  if (kind === 'status') return words(String(value));
  return kind === 'dateTime' ? showInstant(String(value), locale) : value;
}

function RowFacts({ list, shown }: { readonly list: ListDefinition; readonly shown: RowData }) {
  const { t, word } = useListTexts();
  const [first = ''] = Object.keys(list.columns);
  const { row, address } = shown;
  return (
    <>
      <Anchor component={Link} to={address} size="sm">
        {t('back')}
      </Anchor>
      <Title order={1} my="md">
        <RowTitle
          kind={list.columns[first]?.kind}
          value={row[first] ?? null}
          words={(value) => word(`${first}_${value}`)}
        />
      </Title>
      <Paper maw={820} mb="lg">
        <dl className={styles.facts}>
          {Object.entries(list.columns).map(([name, column]) => (
            <div key={name}>
              <dt>{word(`column_${name}`)}</dt>
              <dd>
                <ListValue name={name} column={column} value={row[name] ?? null} />
              </dd>
            </div>
          ))}
        </dl>
      </Paper>
    </>
  );
}
