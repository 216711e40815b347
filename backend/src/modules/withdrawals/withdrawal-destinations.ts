import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../runtime/context/index.js';
import { GatewayAccounts } from '../acquiring/index.js';
import { Receivers, type StoredReceiver } from '../receivers/index.js';
import { destinationOfAccount, type PayoutDestination } from './domain/payout-destination.js';
import type { OwnerFacts, OwnedAccount } from './store/withdrawal-facts.js';

/** Somewhere a person may be paid to. */
export interface KnownDestination {
  readonly id: string;
  readonly to: PayoutDestination;
  /** Null: a receiver. */
  readonly bankAccountId: string | null;
  /** When staff, or the provider of a receiver, had approved it. */
  readonly approvedAt: Date;
}

/** The modules of accounts and receivers set `usable_from` so long after the approval. */
const COOL_DOWN_MS = 24 * 3_600_000;

/** Where a person may be paid to: approved accounts and active receivers whose waiting time is over, all of the same document. */
@Injectable()
export class WithdrawalDestinations {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly stored: Receivers,
  ) {}

  /** The active receivers at providers that the platform has connected. No statement when warm. */
  async receivers(ctx: TenantContext, ownerId: string): Promise<readonly StoredReceiver[]> {
    const connected = new Set((await this.accounts.of(ctx)).map(({ provider }) => provider));
    const found = await this.stored.of(ctx, ownerId);
    return found.filter(
      ({ status, receiverProvider }) => status === 'ACTIVE' && connected.has(receiverProvider),
    );
  }

  usable(
    person: Pick<OwnerFacts, 'document' | 'email'>,
    accounts: readonly OwnedAccount[],
    receivers: readonly StoredReceiver[],
    now: Date,
  ): KnownDestination[] {
    return [
      ...accounts.flatMap((account) => {
        const { id, status, usableFrom, holderDocument } = account;
        if (
          status !== 'ACTIVE' ||
          usableFrom === null ||
          usableFrom > now ||
          holderDocument !== person.document
        )
          return [];
        const approvedAt = new Date(usableFrom.getTime() - COOL_DOWN_MS);
        return [{ id, to: destinationOfAccount(account, person.email), bankAccountId: id, approvedAt }];
      }),
      ...receivers.flatMap(({ id, document, name, usableFrom }) => {
        if (document !== person.document || (usableFrom !== null && usableFrom > now)) return [];
        const to = {
          paymentMethod: 'RECEIVER',
          name,
          document,
          email: person.email,
          receiverRowId: id,
        } as const;
        const approvedAt = new Date(usableFrom === null ? 0 : usableFrom.getTime() - COOL_DOWN_MS);
        return [{ id, to, bankAccountId: null, approvedAt }];
      }),
    ];
  }
}
