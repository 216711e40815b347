import { masterLoader } from '../../access/area-handlers.server';
import { loadNews } from '../../lists/list-news.server';

export const loader = masterLoader({}, loadNews);
