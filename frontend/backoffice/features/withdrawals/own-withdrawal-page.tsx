import { Alert, Button, Text } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { ownManagerWithdrawalsList, ownWithdrawalsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { RowPage } from '../../lists/row-page';
import type { withdrawMessages } from './messages.server';
import type { loadOwnWithdrawal, takeBackWithdrawal } from './own-withdrawals.server';

type Shown = Awaited<ReturnType<ReturnType<typeof loadOwnWithdrawal>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof takeBackWithdrawal>>>['data'];

interface OwnWithdrawalPageProps {
  readonly list: typeof ownWithdrawalsList | typeof ownManagerWithdrawalsList;
}

/** Those that were not paid. */
const UNPAID = ['FAILED', 'RETURNED', 'REFUSED', 'CANCELED'] as const;

/** An own withdrawal. One that was not paid says where the money is. While nothing is sent, it can be taken back; once it was paid, it has a receipt. */
export function OwnWithdrawalPage({ list }: OwnWithdrawalPageProps) {
  const { row } = useLoaderData<Shown>();
  return (
    <RowPage
      list={list}
      actions={row.paid === null ? null : <ReceiptButton />}
      nextStep={<Happened state={row.state} />}
    >
      {row.state === 'REQUESTED' ? <TakeBack /> : null}
    </RowPage>
  );
}

function Happened({ state }: { readonly state: unknown }) {
  const t = useTexts<typeof withdrawMessages>();
  const unpaid = UNPAID.find((one) => one === state);
  return unpaid === undefined ? null : t(`happened_${unpaid}`);
}

function ReceiptButton() {
  const t = useTexts<typeof withdrawMessages>();
  const { address, row } = useLoaderData<Shown>();
  return (
    <Button component="a" href={`${address}/${row.id}/receipt`} variant="default">
      {t('receipt')}
    </Button>
  );
}

function TakeBack() {
  const t = useTexts<typeof withdrawMessages>();
  const problem = useActionData<Reply>()?.problem;
  return (
    <Panel title={t('takeBack')}>
      {problem ? (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      ) : null}
      <Text c="dimmed" size="sm" mb="md">
        {t('takeBackText')}
      </Text>
      <Form method="post">
        <Button type="submit" variant="default">
          {t('takeBack')}
        </Button>
      </Form>
    </Panel>
  );
}
