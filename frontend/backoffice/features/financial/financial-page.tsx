import { Button } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { statementList } from '@guiche/lists';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { ListPage } from '../../lists/list-page';
import type { loadFinancial } from './financial.server';
import { FundsHead } from './funds-head';

/** Balance, releases and statement of a seller (screens.md B3). */
export function FinancialPage() {
  const { funds, locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadFinancial>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <FundsHead funds={funds} />
    </TextsProvider>
  );
  const actions = (
    <>
      <Button component={Link} to="/platform/financial/balance" variant="default">
        {String(texts.explain)}
      </Button>
      <Button component={Link} to="/platform/financial/anticipate" variant="default">
        {String(texts.anticipate)}
      </Button>
      <Button component={Link} to="/platform/financial/withdrawals" variant="default">
        {String(texts.withdrawals)}
      </Button>
      <Button component={Link} to="/platform/financial/withdraw">
        {String(texts.withdraw)}
      </Button>
    </>
  );
  return <ListPage list={statementList} head={head} actions={actions} />;
}
