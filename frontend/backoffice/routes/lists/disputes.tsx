import { Alert, Anchor, Button } from '@mantine/core';
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
  const { address, texts, warning } = useLoaderData<typeof loader>();
  const limits = `${address}/limits`;
  const actions = (
    <>
      <Button component={Link} to={limits} variant="default">
        {String(texts.limitsTitle)}
      </Button>
      <Button component={Link} to={`${address}/new`}>
        {String(texts.newDispute)}
      </Button>
    </>
  );
  const head =
    warning === null ? null : (
      <Alert color="red" mb="md">
        <Anchor component={Link} to={limits}>
          {warning}
        </Anchor>
      </Alert>
    );
  return <ListPage list={disputesList} actions={actions} head={head} />;
}
