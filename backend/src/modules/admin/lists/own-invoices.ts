import { DEFAULT_CURRENCY } from '@guiche/money';
import { ownInvoicesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What the platform owes the operator. */
export const ownInvoices = bindList(ownInvoicesList, {
  source: 'from platform_invoices_read i',
  id: 'i.id',
  tenant: 'i.platform_id',
  currency: `'${DEFAULT_CURRENCY}'`,
  columns: {
    reference: 'i.reference',
    kind: 'i.kind',
    due: 'i.due_at',
    amount: 'i.amount',
    state: 'i.state',
    sales: 'i.sales',
    gross: 'i.gross',
    monthlyPart: 'i.monthly_part',
    salesPart: 'i.sales_part',
    sharePart: 'i.share_part',
    minimumPart: 'i.minimum_part',
    discount: 'i.discount',
    paymentReference: 'i.payment_reference',
    note: 'i.note',
    created: 'i.created_at',
    ended: 'i.ended_at',
  },
  filters: { state: 'i.state', kind: 'i.kind' },
});
