import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { openReceiverDocument } from '../../features/receivers/receivers.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS['manage-receivers'] }, openReceiverDocument);
