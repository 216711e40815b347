import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { PURCHASE_LINK_DAYS, purchaseLinkEnd, signInLink } from '../domain/customer-links.js';
import { normalizeEmail } from '../domain/email-address.js';
import { AccountLinks } from '../store/account-links.js';
import { isEmailTaken } from '../store/email-taken.js';
import { People } from '../store/people.js';
import { User } from '../store/user.entity.js';

/** A customer as mails need them. */
export interface CustomerAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isBlocked: boolean;
}

/** The accounts of buyers. They have no password until the customer sets one; whoever reads the mails of the address signs in. */
@Injectable()
export class CustomerAccounts {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly people: People,
    private readonly links: AccountLinks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Undefined: the address has none on this platform, or is no e-mail address. */
  async find({ platformId }: TenantContext, text: string): Promise<CustomerAccount | undefined> {
    const email = normalizeEmail(text);
    const found = email === undefined ? undefined : await this.people.find(platformId, 'customer', email);
    return found && { id: found.id, name: found.name, email: email ?? text, isBlocked: found.isBlocked };
  }

  /** The account of a buyer, which is created unless there is one. Undefined: the text is no e-mail address. */
  async ofBuyer(
    ctx: TenantContext,
    buyer: { readonly email: string; readonly name: string },
  ): Promise<CustomerAccount | undefined> {
    const found = await this.find(ctx, buyer.email);
    if (found) return found;
    const email = normalizeEmail(buyer.email);
    if (email === undefined) return undefined;
    try {
      await this.create(ctx, { email, name: buyer.name });
    } catch (error) {
      // Two purchases of one buyer at the same moment.
      if (!isEmailTaken(error)) throw error;
    }
    return this.find(ctx, email);
  }

  /** A link that signs the customer in once, for the mail about a purchase. @param page where it leads; the first page by default */
  async purchaseLink(
    { platformId }: TenantContext,
    tx: EntityManager,
    {
      personId,
      origin,
      page,
    }: { readonly personId: string; readonly origin: string; readonly page?: string },
  ): Promise<{ readonly link: string; readonly days: number }> {
    const now = this.clock.now();
    const token = await this.links.add(tx, {
      ...{ platformId, area: 'customer', personId, purpose: 'PURCHASE', now },
      expiresAt: purchaseLinkEnd(now),
    });
    return { link: signInLink(origin, token, page), days: PURCHASE_LINK_DAYS };
  }

  private async create(
    ctx: TenantContext,
    { email, name }: { readonly email: string; readonly name: string },
  ): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('addCustomer', (tx) =>
      this.users.insert(ctx, tx, {
        ...{ id: newId(now), role: 'CUSTOMER', status: 'ACTIVE', name, email, passwordHash: null, flags: [] },
        ...{ document: null, phone: null, heardFrom: null, managerId: null, managerCode: null },
        ...{ termsUrl: null, termsVersion: null, termsAcceptedAt: null, createdAt: now, lastSignInAt: null },
      }),
    );
  }
}
