import { adminLoader } from '../../access/area-handlers.server';
import { leadToFirstPage } from '../../features/home/home.server';

/** A functionary without the dashboard begins on another page. */
export const loader = adminLoader({}, leadToFirstPage);
