import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OwnReceiversPage, ownReceiversTitle } from '../../features/receivers/own-receivers-page';
import { loadOwnReceivers, openOwnReceiver } from '../../features/receivers/own-receivers.server';

export const loader = sellerLoader({}, loadOwnReceivers);
export const action = sellerAction({}, openOwnReceiver);
export const meta: MetaFunction<typeof loader> = ({ data }) => ownReceiversTitle(data);
export default OwnReceiversPage;
