import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { disputePageTitle } from '../../features/disputes/dispute-page';
import { explainDispute, loadOwnDispute } from '../../features/disputes/disputes.server';
import { OwnDisputePage } from '../../features/disputes/own-dispute-page';

export const loader = sellerLoader({}, loadOwnDispute);
export const action = sellerAction({}, explainDispute);
export const meta: MetaFunction<typeof loader> = ({ data }) => disputePageTitle(data);
export default OwnDisputePage;
