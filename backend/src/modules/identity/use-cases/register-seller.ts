import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
import { EmailConfirmations, type SellerSubmission } from '../store/email-confirmations.js';
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

/** A submission, with the address that it is for and what names it. */
interface Submitted {
  readonly id: string;
  readonly email: string;
  readonly submission: SellerSubmission;
}

/** The columns of a submission. */
const SUBMITTED = {
  ...{ id: true, name: true, document: true, phone: true, heardFrom: true, managerId: true, locale: true },
  ...{ termsUrl: true, termsVersion: true, termsAcceptedAt: true, passwordHash: true, status: true },
} as const;

/**
 * Registers a seller on one platform and sends a code that confirms the e-mail address. The answer is the same when there is such an
 * account already; its owner is told by mail.
 *
 * Anybody can register an address of somebody else. So a code belongs to what was entered with it, and to the browser that sent it:
 * confirming makes that the account, whatever others entered before or after. Until then the account shows what was entered last.
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

  /**
   * @returns what names this submission when it is confirmed; also where there is nothing to confirm, so that the answer tells nothing
   * @throws Problem validation (422): password or manager code are refused; recoveryLimited (429); nothing was written
   */
  async register(ctx: TenantContext, input: SellerRegistration): Promise<string> {
    const email = normalizeEmail(input.email) ?? input.email;
    const problem = await passwordProblem(input.password, [input.name, email]);
    if (problem) throw runtimeProblem('validation', { errors: { password: [passwordTexts(problem)] } });
    const managerId = await this.managerOf(ctx, input.managerCode);
    const subject = { platformId: ctx.platformId, area: 'seller' as const, email, ip: ctx.ip };
    const maySend = await this.limits.admit(subject);
    // Hashed in each case: an account that exists answers as slowly.
    const passwordHash = await hashPassword(input.password);
    const id = newId(this.clock.now());
    if (!maySend) return id;
    const { name, heardFrom = null, termsUrl, termsVersion } = input;
    const submission: SellerSubmission = {
      ...{ name, heardFrom, termsUrl, termsVersion, passwordHash, managerId, locale: ctx.locale },
      ...{ document: cnpjCharacters(input.document), phone: phoneDigits(input.phone) },
      termsAcceptedAt: this.clock.now(),
    };
    try {
      await this.create(ctx, { id, email, submission });
    } catch (error) {
      if (!isEmailTaken(error)) throw error;
      await this.registerAgain(ctx, { id, email, submission });
    }
    return id;
  }

  /**
   * Confirms the e-mail address by the code that was sent. What was entered with that code becomes the account.
   * @throws Problem wrongConfirmationCode (422): wrong, of another submission, used, too old, tried too often, or there is no such account
   */
  async confirm(
    ctx: TenantContext,
    input: { readonly email: string; readonly code: string; readonly registration?: string | undefined },
  ): Promise<void> {
    const email = normalizeEmail(input.email) ?? input.email;
    const { code, registration: id } = input;
    const isRight = await this.transactions.run('confirmEmail', async (tx) => {
      const seller = await this.locked(ctx, tx, email);
      if (id === undefined || seller?.status !== 'CREATED') return false;
      const now = this.clock.now();
      const owner = { platformId: ctx.platformId, personId: seller.id };
      if ((await this.confirmations.attempt(tx, { ...owner, id }, code, now)) === undefined) return false;
      const submission = await this.confirmations.useSubmission(tx, owner, id, now);
      if (!submission) return false;
      await this.users.save(ctx, tx, seller.id, { ...submission, status: 'EMAIL_CONFIRMED' });
      await this.confirmations.voidAll(tx, owner, now);
      return true;
    });
    // Outside the transaction, which keeps the count of attempts.
    if (!isRight) throw identityProblem('wrongConfirmationCode');
  }

  /**
   * Sends a new code to a seller who signs in before confirming; not more often than other mails about the account.
   * @param passwordHash of the submission whose password was given. When another one replaced it meanwhile, nothing is sent
   * @returns what the code belongs to. Null: nothing was sent, and codes that were sent before stay valid
   */
  async sendAgain(ctx: TenantContext, email: string, passwordHash: string | null): Promise<string | null> {
    if (!(await this.limits.admit({ platformId: ctx.platformId, area: 'seller', email, ip: ctx.ip })))
      return null;
    return this.transactions.run('confirmAgain', async (tx) => {
      const seller = await this.locked(ctx, tx, email);
      if (seller?.status !== 'CREATED' || seller.passwordHash !== passwordHash) return null;
      const id = newId(this.clock.now());
      await this.sendCode(ctx, tx, { id, personId: seller.id, email, submission: submissionOf(seller) });
      return id;
    });
  }

  private async managerOf(ctx: TenantContext, code: string | undefined): Promise<string | null> {
    if (code === undefined) return null;
    const manager = await this.transactions.run('findManager', (tx) =>
      this.users.find(ctx, tx, { managerCode: code.toUpperCase(), role: 'MANAGER', status: 'ACTIVE' }),
    );
    if (!manager) throw runtimeProblem('validation', { errors: { managerCode: [unknownManagerTexts] } });
    return manager.id;
  }

  private async create(ctx: TenantContext, { id, email, submission }: Submitted): Promise<void> {
    const now = this.clock.now();
    const personId = newId(now);
    await this.transactions.run('registerSeller', async (tx) => {
      await this.users.insert(ctx, tx, {
        ...submission,
        ...{ id: personId, email, role: 'PRODUCER', status: 'CREATED', flags: [], managerCode: null },
        ...{ createdAt: now, lastSignInAt: null },
      });
      await this.sendCode(ctx, tx, { id, personId, email, submission });
    });
  }

  /** An account that is not confirmed yet shows what was entered last; the owner of another one learns that somebody tried. */
  private async registerAgain(ctx: TenantContext, { id, email, submission }: Submitted): Promise<void> {
    await this.transactions.run('registerAgain', async (tx) => {
      const owner = await this.locked(ctx, tx, email);
      if (!owner || owner.status === 'BLOCKED') return;
      if (owner.status === 'CREATED') {
        await this.users.save(ctx, tx, owner.id, submission);
        await this.sendCode(ctx, tx, { id, personId: owner.id, email, submission });
      } else
        await this.mail.add(tx, {
          ...{ platformId: ctx.platformId, kind: 'alreadyRegistered', to: email },
          // The owner reads it, who may be somebody else than who tried.
          locale: owner.locale ?? ctx.locale,
          values: { name: owner.name },
        });
    });
  }

  /** The seller of an address, locked, with the hash of the password. */
  private async locked(ctx: TenantContext, tx: EntityManager, email: string) {
    const found = await this.users.find(ctx, tx, { email, role: 'PRODUCER' });
    return found && this.users.lock(ctx, tx, found.id, SUBMITTED);
  }

  private async sendCode(
    ctx: TenantContext,
    tx: EntityManager,
    { id, personId, email, submission }: Submitted & { readonly personId: string },
  ): Promise<void> {
    const { platformId, locale } = ctx;
    const now = this.clock.now();
    const code = await this.confirmations.addFor(tx, { platformId, personId }, { id, submission, now });
    const values = { name: submission.name, code, minutes: CODE_MINUTES };
    await this.mail.add(tx, { platformId, kind: 'emailConfirmation', to: email, locale, values });
  }
}

const submissionOf = ({
  name,
  document,
  phone,
  heardFrom,
  managerId,
  locale = null,
  termsUrl,
  termsVersion,
  termsAcceptedAt,
  passwordHash,
}: User): SellerSubmission => ({
  ...{ name, document, phone, heardFrom, managerId, locale },
  ...{ termsUrl, termsVersion, termsAcceptedAt, passwordHash },
});
