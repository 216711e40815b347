import { Button } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { advancesList, statementDifferencesList, statementLinesList, statementsList } from '@guiche/lists';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { ListPage } from '../../lists/list-page';
import type { loadDifferences } from './differences.server';
import { StatementTabs } from './statement-tabs';
import type { loadAdvances, loadStatementLines, loadStatements } from './statements.server';

/** Imported statements. */
export function StatementsPage() {
  const { address, locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadStatements>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <StatementTabs current="statements" />
    </TextsProvider>
  );
  const create = (
    <Button component={Link} to={`${address}/new`}>
      {String(Reflect.get(texts, 'create'))}
    </Button>
  );
  return <ListPage list={statementsList} head={head} actions={create} />;
}

/** Their lines. */
export function StatementLinesPage() {
  const { locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadStatementLines>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <StatementTabs current="statement-lines" />
    </TextsProvider>
  );
  return <ListPage list={statementLinesList} head={head} />;
}

/** What they say otherwise than the ledger. */
export function StatementDifferencesPage() {
  const { locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadDifferences>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <StatementTabs current="statement-differences" />
    </TextsProvider>
  );
  return <ListPage list={statementDifferencesList} head={head} />;
}

/** What was released before the provider paid it. */
export function AdvancesPage() {
  const { locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadAdvances>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <StatementTabs current="advances" />
    </TextsProvider>
  );
  return <ListPage list={advancesList} head={head} />;
}
