import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { WebhookReplaysPage } from '../../features/webhook-logs/webhook-replays-page';
import { loadWebhookReplays, replayWebhooks } from '../../features/webhook-logs/webhook-log.server';

export const loader = masterLoader({}, loadWebhookReplays);
export const action = masterAction({}, replayWebhooks);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.manyTitle)} · Guichê` : 'Guichê' },
];
export default WebhookReplaysPage;
