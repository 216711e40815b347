import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { openDefenceFile } from '../../features/disputes/defence-files.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.disputes }, openDefenceFile);
