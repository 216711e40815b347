import { Injectable } from '@nestjs/common';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewayAccounts, type KnownAccount, type OpenAccount } from '../store/gateway-accounts.js';
import { Circuits } from './circuits.js';
import { chooseWays } from './domain/choose-ways.js';
import type { Asking, Candidate, RouteDecision } from './domain/route.js';

/** An account to charge through, and why it was chosen. */
export interface Way {
  readonly via: OpenAccount;
  readonly decision: RouteDecision;
}

/** The ways of one payment: the first is taken, the others only when the one before surely did not charge. */
export interface ChosenWays {
  readonly first: Way;
  readonly others: readonly Way[];
}

/** A platform's accounts and lists as they stand now; choosing asks nobody. */
export interface Ways {
  /** Undefined: this cannot be paid here. */
  choose(asking: Asking): ChosenWays | undefined;
}

/** Which account charges a payment: the offer's own, else the platform's list for the method, by rules, health and weight. */
@Injectable()
export class Routing {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly circuits: Circuits,
  ) {}

  /** No statement when warm. `preferredId` is the account the offer names. */
  async of(platformId: string, preferredId: string | null): Promise<Ways> {
    const known = await this.accounts.of(platformId);
    const platform = {
      preferredId,
      routes: known.flatMap(({ routes }) => routes),
      accounts: known.map((account) => this.candidate(account)),
    };
    const open = (id: string): OpenAccount | undefined => known.find((account) => account.id === id)?.open();
    return {
      choose(asking) {
        const [first, ...others] = chooseWays(asking, platform).flatMap(({ accountId, decision }) => {
          const via = open(accountId);
          return via ? [{ via, decision }] : [];
        });
        return first && { first, others };
      },
    };
  }

  private candidate({ id, provider, active }: KnownAccount): Candidate {
    return {
      id,
      active,
      offers: (method, card) => this.gateways.offers(provider, method, card),
      healthy: (method) => this.circuits.healthy({ accountId: id, provider, method }),
    };
  }
}
