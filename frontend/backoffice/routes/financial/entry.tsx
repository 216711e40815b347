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
  const { saleTo, moneyTo, showSale, explainSale } = useLoaderData<typeof loader>();
  const links = (
    <>
      {moneyTo === null ? null : (
        <Anchor component={Link} to={moneyTo} size="sm">
          {explainSale}
        </Anchor>
      )}
      {saleTo === null ? null : (
        <Anchor component={Link} to={saleTo} size="sm">
          {showSale}
        </Anchor>
      )}
    </>
  );
  return <RowPage list={statementList} actions={links} />;
}
