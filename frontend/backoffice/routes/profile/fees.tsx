import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadOwnFees } from '../../features/own-fees/own-fees.server';
import { OwnFeesPage, ownFeesTitle } from '../../features/own-fees/own-fees-page';

export const loader = sellerLoader({}, loadOwnFees);
export const meta: MetaFunction<typeof loader> = ({ data }) => ownFeesTitle(data);
export default OwnFeesPage;
