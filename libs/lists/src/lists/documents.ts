import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATUSES = ['PENDING', 'ACTIVE', 'REJECTED'] as const;
const KINDS = [
  ...(['photoDocument', 'photoDocumentBack', 'photoPersonWithDocument'] as const),
  ...(['addressProof', 'balanceSheet', 'photoDocumentSocialContract'] as const),
] as const;

/** The documents of sellers, which staff review: the newest submission of each kind (screens.md C17). */
export const documentsList = defineList({
  area: 'admin',
  name: 'documents',
  page: 'document-validation',
  flag: ADMIN_PAGE_FLAGS['document-validation'],
  columns: {
    seller: column.text(),
    document: column.text({ whole: true }),
    kind: column.status({
      photoDocument: 'plain',
      photoDocumentBack: 'plain',
      photoPersonWithDocument: 'plain',
      addressProof: 'plain',
      balanceSheet: 'plain',
      photoDocumentSocialContract: 'plain',
    }),
    submitted: column.dateTime({ sortable: true }),
    due: column.dateTime(),
    status: column.status({ PENDING: 'warn', ACTIVE: 'ok', REJECTED: 'bad' }),
    reviewer: column.text(),
    reviewed: column.dateTime({ extra: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.oneOf(STATUSES),
    kind: filter.oneOf(KINDS),
  },
  dates: ['submitted', 'reviewed'],
  defaultSort: { column: 'submitted', descending: false },
  rowPage: 'all',
});
