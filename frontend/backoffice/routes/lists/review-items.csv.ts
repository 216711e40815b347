import { reviewItemsList } from '@guiche/lists';
import { listFileLoader } from '../../lists/list-file.server';

export const loader = listFileLoader(reviewItemsList);
