import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OwnAnticipationPage } from '../../features/anticipations/own-anticipation-page';
import {
  answerAnticipation,
  loadOwnAnticipation,
} from '../../features/anticipations/own-anticipations.server';
import { listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadOwnAnticipation);
export const action = sellerAction({}, answerAnticipation);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default OwnAnticipationPage;
