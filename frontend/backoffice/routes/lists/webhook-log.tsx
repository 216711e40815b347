import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { WebhookLogPage } from '../../features/webhook-logs/webhook-log-page';
import { changeWebhookLog, loadWebhookLog } from '../../features/webhook-logs/webhook-log.server';
import { listTitle } from '../../lists/list-page';

export const loader = masterLoader({}, loadWebhookLog);
export const action = masterAction({}, changeWebhookLog);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default WebhookLogPage;
