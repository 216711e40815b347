import type { MetaFunction } from '@remix-run/node';
import { customerAction, customerLoader } from '../../access/area-handlers.server';
import { OwnDataPage, ownDataTitle } from '../../features/purchases/own-data-page';
import { askForErasure, loadOwnData } from '../../features/purchases/purchases.server';

export const loader = customerLoader({}, loadOwnData);
export const action = customerAction({}, askForErasure);
export const meta: MetaFunction<typeof loader> = ({ data }) => ownDataTitle(data);
export default OwnDataPage;
