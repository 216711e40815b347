import { usersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Enough to recognize a CPF or CNPJ by; all of it is shown on request, which is recorded. */
const MASKED = `case length(u.document)
  when 11 then '***.' || substr(u.document, 4, 3) || '.' || substr(u.document, 7, 3) || '-**'
  when 14 then '**.' || substr(u.document, 3, 3) || '.' || substr(u.document, 6, 3) || '/****-**' end`;

const CASH_OUT = `case when f.cash_out_blocked then 'BLOCKED' else 'FREE' end`;

const DOCUMENTS = `coalesce(d.state, 'NONE')`;

/** The sellers of the platform. */
export const users = bindList(usersList, {
  source: `from users_read u
left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
left join seller_document_states_read d on d.platform_id = u.platform_id and d.user_id = u.id
left join users_read m on m.platform_id = u.platform_id and m.id = u.manager_id`,
  id: 'u.id',
  tenant: 'u.platform_id',
  searchedIn: 'from users_searched u',
  where: `u.role = 'PRODUCER'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    status: 'u.status',
    document: MASKED,
    phone: 'u.phone',
    manager: 'm.name',
    revenue: 'coalesce(f.revenue, 0)',
    available: 'coalesce(f.available, 0)',
    pending: 'coalesce(f.pending, 0)',
    reserve: 'coalesce(f.reserve, 0)',
    debt: 'coalesce(f.debt, 0)',
    chargebackBps: 'coalesce(f.chargeback_bps, 0)',
    feePlan: `case when f.own_fees then 'OWN' else 'PLATFORM' end`,
    cashOut: CASH_OUT,
    sales: `case when f.sales_blocked then 'BLOCKED' else 'FREE' end`,
    lastSale: 'f.last_sale_at',
    documents: DOCUMENTS,
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
  },
  filters: {
    q: ['lower(u.name)', 'u.email', { document: 'u.document' }, { phone: 'u.phone' }],
    status: 'u.status',
    documents: DOCUMENTS,
    manager: 'u.manager_id',
    revenueBand: `coalesce(f.revenue_band, 'NONE')`,
    lastSaleAge: `coalesce(f.last_sale_band, 'NEVER')`,
    negative: `case when f.debt > 0 then 'YES' else 'NO' end`,
    cashOut: CASH_OUT,
  },
});
