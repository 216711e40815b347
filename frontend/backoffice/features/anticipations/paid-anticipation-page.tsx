import { useLoaderData } from '@remix-run/react';
import { paidAnticipationsList } from '@guiche/lists';
import { RowPage } from '../../lists/row-page';
import type { loadPaidAnticipation } from './anticipations.server';
import { CoveredSales } from './covered-sales';

/** An anticipation that was paid, with its sales and what became of them. */
export function PaidAnticipationPage() {
  const { details } = useLoaderData<Awaited<ReturnType<typeof loadPaidAnticipation>>>();
  return (
    <RowPage list={paidAnticipationsList}>
      <CoveredSales details={details} salesAt="/admin-root/manage-sales" />
    </RowPage>
  );
}
