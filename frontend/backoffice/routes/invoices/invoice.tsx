import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { InvoicePage } from '../../features/invoices/invoice-page';
import { decideInvoice, loadInvoice } from '../../features/invoices/invoices.server';
import { listTitle } from '../../lists/list-page';

export const loader = masterLoader({}, loadInvoice);
export const action = masterAction({}, decideInvoice);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default InvoicePage;
