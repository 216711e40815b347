import { DEFAULT_CURRENCY } from '@guiche/money';
import { invoicesList } from '@guiche/lists';
import { recordedIdOf } from '../../../runtime/context/index.js';
import { bindList } from '../../../runtime/lists/index.js';

/** What platforms owe the operator. */
export const invoices = bindList(invoicesList, {
  source: `from platform_invoices_read i
join platforms_read p on p.id = i.platform_id
left join masters_read w on w.id = ${recordedIdOf('master', 'i.write_off_by')}`,
  id: 'i.id',
  tenant: null,

  currency: `'${DEFAULT_CURRENCY}'`,
  columns: {
    platform: 'p.name',
    kind: 'i.kind',
    reference: 'i.reference',
    due: 'i.due_at',
    amount: 'i.amount',
    state: 'i.state',
    attempts: 'i.attempts',
    sales: 'i.sales',
    gross: 'i.gross',
    monthlyPart: 'i.monthly_part',
    salesPart: 'i.sales_part',
    sharePart: 'i.share_part',
    minimumPart: 'i.minimum_part',
    discount: 'i.discount',
    paymentReference: 'i.payment_reference',
    note: 'i.note',
    writeOffBy: 'coalesce(w.name, i.write_off_by)',
    writeOffReason: 'i.write_off_reason',
    created: 'i.created_at',
    ended: 'i.ended_at',
  },
  filters: {
    q: ['lower(p.name)', 'lower(i.reference)'],
    state: 'i.state',
    kind: 'i.kind',
    amount: 'i.amount',
    platform: 'i.platform_id',
  },
});
