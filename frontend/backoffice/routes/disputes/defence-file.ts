import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { downloadDefence } from '../../features/disputes/defence-file.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.disputes }, downloadDefence);
