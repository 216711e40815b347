import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { createInvoice, loadNewInvoice } from '../../features/invoices/invoices.server';
import { NewInvoicePage } from '../../features/invoices/new-invoice-page';

export const loader = masterLoader({}, loadNewInvoice);
export const action = masterAction({}, createInvoice);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewInvoicePage;
