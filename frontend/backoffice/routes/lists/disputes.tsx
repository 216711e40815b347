import { Button } from '@mantine/core';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { disputesList } from '@guiche/lists';
import { adminLoader } from '../../access/area-handlers.server';
import { loadDisputes } from '../../features/disputes/disputes.server';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.disputes }, loadDisputes);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  const { address, texts } = useLoaderData<typeof loader>();
  const create = (
    <Button component={Link} to={`${address}/new`}>
      {String(texts.newDispute)}
    </Button>
  );
  return <ListPage list={disputesList} actions={create} />;
}
