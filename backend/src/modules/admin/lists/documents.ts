import { documentsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Outside the page of a document only the middle of a CPF or CNPJ is shown. */
const MASKED = `case when length(u.document) = 11 then '***.' || substr(u.document, 4, 3) || '.' || substr(u.document, 7, 3) || '-**'
  else '**.' || substr(u.document, 3, 3) || '.' || substr(u.document, 6, 3) || '/****-**' end`;

/** The documents of the sellers of the platform. */
export const documents = bindList(documentsList, {
  source:
    'from seller_documents_read d left join users_read u on u.platform_id = d.platform_id and u.id = d.user_id',
  id: 'd.id',
  tenant: 'd.platform_id',
  columns: {
    seller: 'u.name',
    document: MASKED,
    kind: 'd.kind',
    submitted: 'd.submitted_at',
    due: `d.submitted_at + interval '48 hours'`,
    status: 'd.status',
    reviewer: 'd.reviewer_name',
    reviewed: 'd.reviewed_at',
  },
  filters: { q: ['lower(u.name)', { document: 'u.document' }], status: 'd.status', kind: 'd.kind' },
});
