import { Injectable } from '@nestjs/common';
import { cnpjCharacters, phoneDigits } from '@guiche/brazil';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { MailQueue } from '../../mail/index.js';
import { CODE_MINUTES } from '../domain/confirmation-code.js';
import { normalizeEmail } from '../domain/email-address.js';
import { identityProblem, passwordTexts, unknownManagerTexts } from '../identity-problems.js';
import { hashPassword, passwordProblem } from '../passwords.js';
import { RecoveryLimits } from '../recovery-limits.js';
import { EmailConfirmations } from '../store/email-confirmations.js';
import { isEmailTaken } from '../store/email-taken.js';
import { User } from '../store/user.entity.js';

export interface SellerRegistration {
  readonly name: string;
  /** CPF or CNPJ. Stored without punctuation. */
  readonly document: string;
  readonly email: string;
  readonly phone: string;
  /** In clear text; only its hash is stored. */
  readonly password: string;
  readonly heardFrom?: string | undefined;
  readonly managerCode?: string | undefined;
  /** The address of the terms that the person saw and accepted. */
  readonly termsUrl: string | null;
  /** Their version, as the platform names it. */
  readonly termsVersion: string | null;
}

/**
 * Registers a seller on one platform and sends a code that confirms the e-mail address. The answer is the same when there is such an
 * account already; its owner is told by mail.
 */
@Injectable()
export class RegisterSeller {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly confirmations: EmailConfirmations,
    private readonly limits: RecoveryLimits,
    private readonly mail: MailQueue,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem validation (422): password or manager code are refused; recoveryLimited (429); nothing was written */
  async register(ctx: TenantContext, input: SellerRegistration): Promise<void> {
    const email = normalizeEmail(input.email) ?? input.email;
    const problem = await passwordProblem(input.password, [input.name, email]);
    if (problem) throw runtimeProblem('validation', { errors: { password: [passwordTexts(problem)] } });
    const managerId = await this.managerOf(ctx, input.managerCode);
    const subject = { platformId: ctx.platformId, area: 'seller' as const, email, ip: ctx.ip };
    const maySend = await this.limits.admit(subject);
    // Hashed in each case: an account that exists answers as slowly.
    const passwordHash = await hashPassword(input.password);
    if (!maySend) return;
    try {
      await this.create(ctx, { ...input, email, passwordHash, managerId });
    } catch (error) {
      if (!isEmailTaken(error)) throw error;
      await this.tellOwner(ctx, email);
    }
  }

  /**
   * Confirms the e-mail address by the code that was sent.
   * @throws Problem wrongConfirmationCode (422): wrong, used, too old, tried too often, or there is no such account
   */
  async confirm(ctx: TenantContext, input: { readonly email: string; readonly code: string }): Promise<void> {
    const email = normalizeEmail(input.email) ?? input.email;
    const isRight = await this.transactions.run('confirmEmail', async (tx) => {
      const seller = await this.users.find(ctx, tx, { email, role: 'PRODUCER' });
      if (seller?.status !== 'CREATED') return false;
      const now = this.clock.now();
      const owner = { platformId: ctx.platformId, personId: seller.id };
      const id = await this.confirmations.attempt(tx, owner, input.code, now);
      if (id === undefined || !(await this.confirmations.use(tx, owner, id, now))) return false;
      await this.users.save(ctx, tx, seller.id, { status: 'EMAIL_CONFIRMED' });
      return true;
    });
    // Outside the transaction, which keeps the count of attempts.
    if (!isRight) throw identityProblem('wrongConfirmationCode');
  }

  /** Sends a new code to a seller who signs in before confirming; not more often than other mails about the account. */
  async sendAgain(ctx: TenantContext, email: string): Promise<void> {
    if (!(await this.limits.admit({ platformId: ctx.platformId, area: 'seller', email, ip: ctx.ip }))) return;
    await this.tellOwner(ctx, email);
  }

  private async managerOf(ctx: TenantContext, code: string | undefined): Promise<string | null> {
    if (code === undefined) return null;
    const manager = await this.transactions.run('findManager', (tx) =>
      this.users.find(ctx, tx, { managerCode: code.toUpperCase(), role: 'MANAGER', status: 'ACTIVE' }),
    );
    if (!manager) throw runtimeProblem('validation', { errors: { managerCode: [unknownManagerTexts] } });
    return manager.id;
  }

  private async create(
    ctx: TenantContext,
    input: SellerRegistration & { readonly passwordHash: string; readonly managerId: string | null },
  ): Promise<void> {
    const now = this.clock.now();
    const id = newId(now);
    const { name, email, heardFrom = null, termsUrl, termsVersion, passwordHash, managerId } = input;
    const document = cnpjCharacters(input.document);
    const phone = phoneDigits(input.phone);
    await this.transactions.run('registerSeller', async (tx) => {
      await this.users.insert(ctx, tx, {
        ...{ id, name, email, document, phone, heardFrom, termsUrl, termsVersion, passwordHash, managerId },
        ...{ role: 'PRODUCER', status: 'CREATED', flags: [], managerCode: null },
        ...{ termsAcceptedAt: now, createdAt: now, lastSignInAt: null, locale: ctx.locale },
      });
      await this.sendCode(ctx, tx, { id, name, email });
    });
  }

  /** An account that is not confirmed yet gets a new code; the owner of another one learns that somebody tried. */
  private async tellOwner(ctx: TenantContext, email: string): Promise<void> {
    await this.transactions.run('registerAgain', async (tx) => {
      const owner = await this.users.find(ctx, tx, { email, role: 'PRODUCER' });
      if (!owner || owner.status === 'BLOCKED') return;
      if (owner.status === 'CREATED') await this.sendCode(ctx, tx, owner);
      else
        await this.mail.add(tx, {
          ...{ platformId: ctx.platformId, kind: 'alreadyRegistered', to: email },
          // The owner reads it, who may be somebody else than who tried.
          locale: owner.locale ?? ctx.locale,
          values: { name: owner.name },
        });
    });
  }

  private async sendCode(
    ctx: TenantContext,
    tx: Parameters<EmailConfirmations['add']>[0],
    { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  ): Promise<void> {
    const { platformId, locale } = ctx;
    const code = await this.confirmations.add(tx, { platformId, personId: id }, this.clock.now());
    const values = { name, code, minutes: CODE_MINUTES };
    await this.mail.add(tx, { platformId, kind: 'emailConfirmation', to: email, locale, values });
  }
}
