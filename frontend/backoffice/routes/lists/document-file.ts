import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { openDocument } from '../../features/documents/review-document.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS['document-validation'] }, openDocument);
