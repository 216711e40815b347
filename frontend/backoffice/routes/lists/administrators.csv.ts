import { administratorsList } from '@guiche/lists';
import { listFileLoader } from '../../lists/list-file.server';

export const loader = listFileLoader(administratorsList);
