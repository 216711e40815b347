import { Button } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import type { paidManagerWithdrawalsList, paidWithdrawalsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { RowPage } from '../../lists/row-page';
import type { decideWithdrawalMessages } from './messages.server';
import type { loadPaidWithdrawal } from './withdrawals.server';

interface PaidWithdrawalPageProps {
  readonly list: typeof paidWithdrawalsList | typeof paidManagerWithdrawalsList;
}

/** A withdrawal that was paid, with its receipt. */
export function PaidWithdrawalPage({ list }: PaidWithdrawalPageProps) {
  return <RowPage list={list} actions={<ReceiptButton />} />;
}

function ReceiptButton() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { address, row } = useLoaderData<Awaited<ReturnType<ReturnType<typeof loadPaidWithdrawal>>>>();
  return (
    <Button component="a" href={`${address}/${row.id}/receipt`} variant="default">
      {t('receipt')}
    </Button>
  );
}
