import { Button } from '@mantine/core';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ownAnticipationsList } from '@guiche/lists';
import { listLoader } from '../../../lists/list-loader.server';
import { ListPage, listTitle } from '../../../lists/list-page';

export const loader = listLoader(ownAnticipationsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  const { texts } = useLoaderData<typeof loader>();
  const create = (
    <Button component={Link} to="/platform/financial/anticipate">
      {String(Reflect.get(texts, 'create'))}
    </Button>
  );
  return <ListPage list={ownAnticipationsList} actions={create} />;
}
