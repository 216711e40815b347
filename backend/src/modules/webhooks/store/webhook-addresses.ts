import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { platformOfWebhookToken } from '../../acquiring/index.js';

/** Where a delivery was sent: the last two parts of our webhook address. */
export interface SentTo {
  readonly provider: string;
  readonly token: string;
}

/** To whom a webhook address was given. */
export interface WebhookAddress extends SentTo {
  readonly platformId: string;
  readonly gatewayAccountId: string;
  /** Null when the address was made for an account, not for one attempt. */
  readonly attemptId: string | null;
}

// An address was made either for one attempt (it was sent with the charge) or for an account (it was registered). Each token is looked
// up by itself: a plan made once for an array of any length would read the whole table.
const ON_PLATFORM = sql<{ tokens: readonly string[]; platformId: string }>(
  'webhook-addresses-of-platform',
  `
select found.* from unnest(:tokens::text[]) as wanted(token)
cross join lateral (
  select webhook_token as token, provider, platform_id as "platformId", gateway_account_id as "gatewayAccountId", id as "attemptId"
  from attempts_read where webhook_token = wanted.token and platform_id = :platformId
  union all
  select webhook_token, provider, platform_id, id, null from gateway_accounts_read where webhook_token = wanted.token
    and platform_id = :platformId
) found`,
);

// Of addresses made before tokens named their platform: they stay valid at providers.
const ON_ANY_PLATFORM = sql<{ token: string }>(
  'webhook-address',
  `
select webhook_token as token, provider, platform_id as "platformId", gateway_account_id as "gatewayAccountId", id as "attemptId"
from attempts_read where webhook_token = :token
union all
select webhook_token, provider, platform_id, id, null from gateway_accounts_read where webhook_token = :token`,
);

/** The webhook addresses that were given to providers. */
@Injectable()
export class WebhookAddresses {
  constructor(private readonly reads: Reads) {}

  /**
   * Those of the deliveries that exist, by {@link addressKey}. One statement for each platform that the tokens name, and one for each
   * token that names none.
   */
  async find(sent: readonly SentTo[]): Promise<ReadonlyMap<string, WebhookAddress>> {
    const tokens = [...new Set(sent.map(({ token }) => token))];
    const platformIds = new Set(tokens.flatMap((token) => platformOfWebhookToken(token) ?? []));
    const found = await Promise.all([
      ...[...platformIds].map((platformId) =>
        this.onPlatform(
          platformId,
          tokens.filter((token) => platformOfWebhookToken(token) === platformId),
        ),
      ),
      ...tokens
        .filter((token) => platformOfWebhookToken(token) === undefined)
        .map((token) => this.onAnyPlatform(token)),
    ]);
    const addresses = found.flat();
    return new Map(addresses.map((address) => [addressKey(address), address]));
  }

  private onPlatform(platformId: string, tokens: readonly string[]): Promise<WebhookAddress[]> {
    return this.reads.prepared(ON_PLATFORM({ tokens, platformId }));
  }

  private onAnyPlatform(token: string): Promise<WebhookAddress[]> {
    return this.reads.prepared(ON_ANY_PLATFORM({ token }));
  }
}

export const addressKey = ({ provider, token }: SentTo): string => `${provider}/${token}`;
