import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { AnticipatePage, anticipateTitle } from '../../features/anticipations/anticipate-page';
import { anticipate, loadAnticipate } from '../../features/anticipations/own-anticipations.server';

export const loader = sellerLoader({}, loadAnticipate);
export const action = sellerAction({}, anticipate);
export const meta: MetaFunction<typeof loader> = ({ data }) => anticipateTitle(data);
export default AnticipatePage;
