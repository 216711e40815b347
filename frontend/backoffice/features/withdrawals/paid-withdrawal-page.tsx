import { Button } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { paidWithdrawalsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { RowPage } from '../../lists/row-page';
import type { decideWithdrawalMessages } from './messages.server';
import type { loadPaidWithdrawal } from './withdrawals.server';

/** A withdrawal that was paid, with its receipt. */
export function PaidWithdrawalPage() {
  return <RowPage list={paidWithdrawalsList} actions={<ReceiptButton />} />;
}

function ReceiptButton() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { address, row } = useLoaderData<Awaited<ReturnType<typeof loadPaidWithdrawal>>>();
  return (
    <Button component="a" href={`${address}/${row.id}/receipt`} variant="default">
      {t('receipt')}
    </Button>
  );
}
