import type { ReplyFaults } from '../faults/reply-faults.js';
import type { WebhookFaults } from '../faults/webhook-faults.js';
import type { RequestLog } from '../http/request-log.js';
import type { WebhookShape } from '../onz/webhook.js';
import type { Courier } from '../webhooks/courier.js';
import type { World } from '../world/world.js';

/** What the control API has its hands on. */
export interface Controls {
  readonly world: World;
  readonly onzBanks: readonly { webhookShape: WebhookShape }[];
  readonly courier: Courier;
  readonly replyFaults: ReplyFaults;
  readonly webhookFaults: WebhookFaults;
  readonly log: RequestLog;
}
