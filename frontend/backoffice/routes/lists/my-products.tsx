import { Button } from '@mantine/core';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ownProductsList } from '@guiche/lists';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadOwnProducts } from '../../features/partners/partner-lists.server';
import { ProductTabs } from '../../features/partners/partner-tabs';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadOwnProducts);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  const { texts } = useLoaderData<typeof loader>();
  const create = (
    <Button component={Link} to="/platform/create-product">
      {String(Reflect.get(texts, 'create'))}
    </Button>
  );
  return <ListPage list={ownProductsList} actions={create} head={<ProductTabs current="mine" />} />;
}
