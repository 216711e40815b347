import { Button } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { statementsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { RowPage } from '../../lists/row-page';
import type { statementMessages } from './messages.server';
import type { loadStatement } from './statements.server';

type Shown = Awaited<ReturnType<typeof loadStatement>>;

/** An imported statement: whose it is, and how many of its lines differ. */
export function StatementPage() {
  const { row, texts } = useLoaderData<Shown>();
  const link = (page: string, text: string) => (
    <Button component={Link} variant="default" to={`/admin-root/${page}?statement=${row.id}`}>
      {String(Reflect.get(texts, text))}
    </Button>
  );
  const links = (
    <>
      {link('statement-lines', 'linesOfStatement')}
      {Number(row.differences) > 0 ? link('statement-differences', 'differencesOfStatement') : null}
    </>
  );
  return (
    <RowPage
      list={statementsList}
      actions={links}
      nextStep={row.state === 'COMPARING' ? <Comparing /> : null}
    />
  );
}

function Comparing() {
  const t = useTexts<typeof statementMessages>();
  return <>{t('comparing')}</>;
}
