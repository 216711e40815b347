import { bankAccountsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const DESTINATION = `case b.kind when 'PIX' then b.pix_type || ' ' || b.pix_key
  else b.bank_code || ' / ' || b.branch_number || coalesce('-' || b.branch_digit, '') || ' / ' || b.account_number || '-' || b.account_digit
    || case b.account_type when 'SAVINGS' then ' (P)' else '' end end`;

/** Where the sellers of the platform are paid to. */
export const bankAccounts = bindList(bankAccountsList, {
  source:
    'from bank_accounts_read b left join users_read u on u.platform_id = b.platform_id and u.id = b.user_id',
  id: 'b.id',
  tenant: 'b.platform_id',
  columns: {
    seller: 'b.holder_name',
    document: 'b.holder_document',
    sameDocument: `case when u.document = b.holder_document then 'YES' else 'NO' end`,
    kind: 'b.kind',
    destination: DESTINATION,
    status: 'b.status',
    created: 'b.created_at',
    usableFrom: 'b.usable_from',
    reason: 'b.reason',
  },
  filters: { q: ['lower(b.holder_name)', 'b.holder_document'], status: 'b.status', kind: 'b.kind' },
});
