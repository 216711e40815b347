import { Anchor } from '@mantine/core';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { statementList } from '@guiche/lists';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadStatementEntry } from '../../features/financial/financial.server';
import { listTitle } from '../../lists/list-page';
import { RowPage } from '../../lists/row-page';

export const loader = sellerLoader({}, loadStatementEntry);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  const { row, showSale, explainSale } = useLoaderData<typeof loader>();
  const links = (
    <>
      <Anchor component={Link} to={`/platform/my-sales/${row.sale}/money`} size="sm">
        {explainSale}
      </Anchor>
      <Anchor component={Link} to={`/platform/my-sales?q=${row.code}`} size="sm">
        {showSale}
      </Anchor>
    </>
  );
  return <RowPage list={statementList} actions={row.code === null ? undefined : links} />;
}
