import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { loadOwnInvoice } from '../../features/invoices/invoices.server';
import { OwnInvoicePage } from '../../features/invoices/own-invoice-page';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.invoices }, loadOwnInvoice);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default OwnInvoicePage;
