import { Button } from '@mantine/core';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { webhookLogsList } from '@guiche/lists';
import { listLoader } from '../../lists/list-loader.server';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = listLoader(webhookLogsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  const { address, texts } = useLoaderData<typeof loader>();
  const replay = (
    <Button component={Link} to={`${address}/replays`} variant="default">
      {String(Reflect.get(texts, 'replayMany'))}
    </Button>
  );
  return <ListPage list={webhookLogsList} actions={replay} />;
}
