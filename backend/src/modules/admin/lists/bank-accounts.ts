import { BANKS } from '@guiche/brazil';
import { bankAccountsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const DESTINATION = `case b.kind when 'PIX' then b.pix_type || ' ' || b.pix_key
  else b.bank_code || coalesce(' ' || k.name, '') || ' / ' || b.branch_number || coalesce('-' || b.branch_digit, '') || ' / ' || b.account_number || '-' || b.account_digit
    end`;

const NAMES = `(values ${BANKS.map(({ code, name }) => `('${code}', '${name.replaceAll("'", "''")}')`).join(', ')}) k(code, name)`;

/** Where the sellers of the platform are paid to. */
export const bankAccounts = bindList(bankAccountsList, {
  source: `from bank_accounts_read b
    left join users_read u on u.platform_id = b.platform_id and u.id = b.user_id
    left join ${NAMES} on k.code = b.bank_code`,
  id: 'b.id',
  tenant: 'b.platform_id',
  columns: {
    seller: 'coalesce(u.name, b.holder_name)',
    document: 'b.holder_document',
    sameDocument: `case when u.document = b.holder_document then 'YES' else 'NO' end`,
    kind: 'b.kind',
    destination: DESTINATION,
    status: 'b.status',
    created: 'b.created_at',
    usableFrom: 'b.usable_from',
    reason: 'b.reason',
    holder: 'b.holder_name',
    accountType: 'b.account_type',
  },
  filters: {
    q: ['lower(b.holder_name)', { document: 'b.holder_document' }],
    status: 'b.status',
    kind: 'b.kind',
  },
});
