import type { ReplyFaults } from '../faults/reply-faults.js';
import type { WebhookFaults } from '../faults/webhook-faults.js';
import type { RequestLog } from '../http/request-log.js';
import type { WebhookShape } from '../onz/webhook.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { Simulation } from '../simulation/simulation.js';

/** What the control API has its hands on. */
export interface Controls {
  readonly simulation: Simulation;
  readonly onzBanks: readonly { webhookShape: WebhookShape }[];
  readonly dispatcher: WebhookDispatcher;
  readonly replyFaults: ReplyFaults;
  readonly webhookFaults: WebhookFaults;
  readonly log: RequestLog;
}
