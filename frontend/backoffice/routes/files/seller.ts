import { listFileLoader } from '../../lists/list-file.server';

export const loader = listFileLoader('seller');
