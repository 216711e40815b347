import { GatewayRunner, manifestOf } from '@guiche/gateway-kit';
import { Injectable, Logger } from '@nestjs/common';
import { WebhooksConfig } from '../../config/index.js';
import { Transactions, claimByPlatform, sql } from '../../database/index.js';
import { systemContext } from '../../runtime/context/index.js';
import { GATEWAYS } from '../../gateways/gateways.js';
import { Clock } from '../../runtime/clock/index.js';
import { DueTask, Sweeps, type Sweeper } from '../../runtime/jobs/index.js';
import { Observed } from '../../runtime/metrics/index.js';
import { minutes, seconds } from '../../runtime/clock/durations.js';
import { GatewayDirectory } from './gateway-directory.js';
import { GatewayAccounts } from './accounts/gateway-accounts.js';

const CHECK_AGAIN_MS = minutes(5);
/** Longer than any registration takes, so that a second process does not repeat one in progress. */
const CLAIM_MS = seconds(30);
/** No claim ends later, though clocks disagree. */
const CLAIMED_MS = 2 * CLAIM_MS;
const RETRY_MS = seconds(10);
const CLAIMED_AT_ONCE = 20;

const REGISTERING_PROVIDERS = GATEWAYS.map((gateway) => manifestOf(gateway))
  .filter((manifest) => manifest.capabilities.includes('registerWebhook'))
  .map((manifest) => manifest.id);

const DUE =
  'active and provider = any(:providers) and (webhook_due_at is null or webhook_due_at <= :now or (:atStart and webhook_due_at > :claimedUntil))';

const DUE_PLATFORMS = sql<{ now: Date; providers: readonly string[]; atStart: boolean; claimedUntil: Date }>(
  'platforms-of-webhook-registrations',
  `
select platform_id as "platformId", count(*)::int as due from (
  select platform_id from gateway_accounts where ${DUE} order by webhook_due_at nulls first limit ${CLAIMED_AT_ONCE}
) oldest group by platform_id`,
);

// A claimed account is due again soon, so that another process repeats the registration if this one crashes. After a start
// every account is due, except those that are due again within the time of a claim: another process may be registering them.
const CLAIM = sql<{
  now: Date;
  providers: readonly string[];
  atStart: boolean;
  claimedUntil: Date;
  until: Date;
  platformId: string;
  most: number;
}>(
  'claim-webhook-registrations',
  `
update gateway_accounts set webhook_due_at = :until
where platform_id = :platformId and id = any (array(
  select id from gateway_accounts where platform_id = :platformId and ${DUE} order by webhook_due_at nulls first limit :most for update skip locked
))
returning id, platform_id as "platformId"`,
);

const FAILED = sql<{ id: string; platformId: string; dueAt: Date }>(
  'webhook-not-registered',
  `update gateway_accounts set webhook_due_at = :dueAt where id = :id and platform_id = :platformId`,
);

const REGISTERED = sql<{ id: string; platformId: string; url: string; dueAt: Date }>(
  'webhook-registered',
  `update gateway_accounts set webhook_url = :url, webhook_due_at = :dueAt where id = :id and platform_id = :platformId`,
);

interface DueAccount {
  readonly id: string;
  readonly platformId: string;
}

/**
 * Registers our webhook address at providers that do not take one with each charge.
 * Registering looks before it adds, and an account is registered by one process at a time, so two workers or two boots leave one
 * registration. Every start checks again, because the address may have changed with the configuration.
 */
@Injectable()
@Sweeps('registerWebhooks', seconds(5))
export class RegisterWebhooks implements Sweeper {
  private readonly log = new Logger(RegisterWebhooks.name);
  private readonly task: DueTask<DueAccount>;
  private checkedSinceStart = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly config: WebhooksConfig,
    private readonly clock: Clock,
    observed: Observed,
  ) {
    this.task = new DueTask<DueAccount>(observed, {
      name: 'registerWebhook',
      describe: ({ id }) => `webhook registration of account ${id}`,
      work: (account) => this.register(account),
      failed: (account) => this.retryLater(account),
    });
  }

  async sweep(now: Date): Promise<number> {
    const claimedUntil = new Date(now.getTime() + CLAIMED_MS);
    const atStart = !this.checkedSinceStart;
    const dueNow = { now, providers: REGISTERING_PROVIDERS, atStart, claimedUntil };
    const until = new Date(now.getTime() + CLAIM_MS);
    const due = await claimByPlatform<DueAccount>(this.transactions, {
      due: DUE_PLATFORMS(dueNow),
      claim: (platformId, most) => CLAIM({ ...dueNow, until, platformId, most }),
    });
    this.checkedSinceStart = true;
    // Concurrently, so that an account that hangs does not delay the others.
    await Promise.all(due.map((account) => this.task.run(account)));
    return due.length;
  }

  private async register({ platformId, id: accountId }: DueAccount): Promise<void> {
    const ctx = systemContext('webhook registration').forPlatform(platformId);
    const via = await this.accounts.get(ctx, accountId);
    if (!via) return;
    const url = via.webhookUrl();
    const outcome = await this.runner.registerWebhook(this.gateways.get(via.account.provider), via.account, {
      url,
      authToken: via.account.webhookAuthToken,
      email: this.config.alertsEmail,
    });
    if (outcome.kind !== 'registered') {
      this.log.warn(
        `webhook registration of account ${accountId} at ${via.account.provider}: ${outcome.kind}`,
      );
      return this.retryLater({ platformId, id: accountId });
    }
    const dueAt = new Date(this.clock.now().getTime() + CHECK_AGAIN_MS);
    await this.transactions.single(REGISTERED({ id: accountId, platformId, url, dueAt }));
  }

  private async retryLater({ platformId, id }: DueAccount): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + RETRY_MS);
    await this.transactions.single(FAILED({ id, platformId, dueAt }));
  }
}
