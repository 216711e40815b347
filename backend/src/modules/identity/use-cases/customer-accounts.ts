import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, Reads, TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { PURCHASE_LINK_DAYS, purchaseLinkEnd, signInLink } from '../domain/customer-links.js';
import { normalizeEmail } from '../domain/email-address.js';
import { AccountLinks } from '../store/account-links.js';
import { isEmailTaken } from '../store/email-taken.js';
import { CUSTOMERS_BY_EMAIL } from '../store/found-customers.js';
import { User } from '../store/user.entity.js';

/** A customer as mails need them. */
export interface CustomerAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isBlocked: boolean;
}

interface Buyer {
  readonly email: string;
  readonly name: string;
}

/** The accounts of buyers. They have no password until the customer sets one; whoever reads the mails of the address signs in. */
@Injectable()
export class CustomerAccounts {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly reads: Reads,
    private readonly links: AccountLinks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Undefined: the address has none on this platform, or is no e-mail address. */
  async find(ctx: TenantContext, text: string): Promise<CustomerAccount | undefined> {
    const email = normalizeEmail(text);
    return email === undefined ? undefined : (await this.findAll(ctx, [email])).get(email);
  }

  /** The account of a buyer, which is created unless there is one. Undefined: the text is no e-mail address. */
  async ofBuyer(ctx: TenantContext, buyer: Buyer): Promise<CustomerAccount | undefined> {
    return (await this.ofBuyers(ctx, [buyer]))[0];
  }

  /** The account of each buyer, in their order. Those without one get one. Undefined: the text is no e-mail address. */
  async ofBuyers(
    ctx: TenantContext,
    buyers: readonly Buyer[],
  ): Promise<readonly (CustomerAccount | undefined)[]> {
    const wanted = buyers.map(({ name, email }) => ({ name, email: normalizeEmail(email) ?? '' }));
    const byEmail = new Map(wanted.filter(({ email }) => email !== '').map((one) => [one.email, one]));
    const found = await this.findAll(ctx, [...byEmail.keys()]);
    // Sorted, so that two calls with the same buyers wait, and not in a circle.
    const missing = [...byEmail.values()]
      .filter(({ email }) => !found.has(email))
      .sort((one, other) => (one.email < other.email ? -1 : 1));
    await this.create(ctx, missing);
    const created =
      missing.length > 0
        ? await this.findAll(
            ctx,
            missing.map(({ email }) => email),
          )
        : found;
    return wanted.map(({ email }) => found.get(email) ?? created.get(email));
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

  private async findAll(
    { platformId }: TenantContext,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, CustomerAccount>> {
    const found = await this.reads.prepared<CustomerAccount>(CUSTOMERS_BY_EMAIL({ platformId, emails }));
    return new Map(found.map((one) => [one.email, one]));
  }

  /** In one transaction, or one by one where another purchase of a buyer created an account at the same moment. */
  private async create(ctx: TenantContext, buyers: readonly Buyer[]): Promise<void> {
    if (buyers.length === 0) return;
    try {
      await this.transactions.run('addCustomers', async (tx) => {
        for (const buyer of buyers) await this.add(ctx, tx, buyer);
      });
    } catch (error) {
      if (!isEmailTaken(error)) throw error;
      if (buyers.length > 1) for (const buyer of buyers) await this.create(ctx, [buyer]);
    }
  }

  private async add(ctx: TenantContext, tx: EntityManager, { email, name }: Buyer): Promise<void> {
    const now = this.clock.now();
    await this.users.insert(ctx, tx, {
      ...{ id: newId(now), role: 'CUSTOMER', status: 'ACTIVE', name, email, passwordHash: null, flags: [] },
      ...{ document: null, phone: null, heardFrom: null, managerId: null, managerCode: null },
      ...{ termsUrl: null, termsVersion: null, termsAcceptedAt: null, createdAt: now, lastSignInAt: null },
    });
  }
}
