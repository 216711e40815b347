import { customerLoader } from '../../access/area-handlers.server';
import { downloadOwnData } from '../../features/purchases/purchases.server';

export const loader = customerLoader({}, downloadOwnData);
