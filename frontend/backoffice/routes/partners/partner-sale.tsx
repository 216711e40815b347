import { Anchor } from '@mantine/core';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { partnerSalesList } from '@guiche/lists';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadPartnerSale } from '../../features/financial/financial.server';
import { listTitle } from '../../lists/list-page';
import { RowPage } from '../../lists/row-page';

export const loader = sellerLoader({}, loadPartnerSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  const { moneyTo, explainSale } = useLoaderData<typeof loader>();
  const link = (
    <Anchor component={Link} to={moneyTo} size="sm">
      {explainSale}
    </Anchor>
  );
  return <RowPage list={partnerSalesList} actions={link} />;
}
