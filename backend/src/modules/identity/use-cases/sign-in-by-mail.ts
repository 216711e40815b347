import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Admission } from '../../../runtime/admission/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Problem } from '../../../runtime/errors/index.js';
import { MailQueue } from '../../mail/index.js';
import { CODE_MINUTES } from '../domain/confirmation-code.js';
import { askedLinkEnd, signInLink } from '../domain/customer-links.js';
import { normalizeEmail } from '../domain/email-address.js';
import { identityProblem } from '../identity-problems.js';
import { RecoveryLimits } from '../recovery-limits.js';
import { SecondFactorCheck } from '../second-factor-check.js';
import { SessionOpening, type OpenedSession, type Proving } from '../session-opening.js';
import { SignInLimits } from '../sign-in-limits.js';
import { AccountLinks, SIGN_IN_LINKS } from '../store/account-links.js';
import { EmailConfirmations } from '../store/email-confirmations.js';
import { People, type PersonAccount } from '../store/people.js';
import { SecondFactors } from '../store/second-factors.js';
import { CustomerAccounts } from './customer-accounts.js';

/** Every answer takes so long, whether the address is known or not. */
const ANSWER_AFTER_MS = 400;

interface Entering {
  readonly userAgent: string | null;
  /** Of the authenticator, or a recovery code; for customers who added a second factor. */
  readonly factor?: string | undefined;
}

/** What proves that somebody reads the mails of the address; it is used up in the transaction that opens the session. */
type UseUp = (tx: EntityManager) => Promise<boolean>;

/**
 * Signs customers in by what was sent to their e-mail address: a link or a code. Each works once. Unknown addresses get the same answer
 * as known ones, after the same time.
 */
@Injectable()
export class SignInByMail {
  constructor(
    private readonly accounts: CustomerAccounts,
    private readonly people: People,
    private readonly links: AccountLinks,
    private readonly codes: EmailConfirmations,
    private readonly factors: SecondFactors,
    private readonly factorCheck: SecondFactorCheck,
    private readonly opening: SessionOpening,
    private readonly attempts: SignInLimits,
    private readonly mails: RecoveryLimits,
    private readonly mail: MailQueue,
    private readonly transactions: Transactions,
    private readonly admission: Admission,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a link and a code to a customer, or to somebody who bought and has no account yet.
   * @param buyerName under which the address bought something; undefined: it bought nothing
   * @throws Problem recoveryLimited (429): too many requests of this client
   */
  async send(
    ctx: TenantContext,
    asked: { readonly email: string; readonly origin: string },
    buyerName: (email: string) => Promise<string | undefined>,
  ): Promise<void> {
    const email = normalizeEmail(asked.email);
    const subject = { platformId: ctx.platformId, area: 'customer', email: email ?? '', ip: ctx.ip } as const;
    const maySend = await this.mails.admit(subject);
    const answerAt = performance.now() + ANSWER_AFTER_MS;
    if (maySend && email !== undefined) await this.sendTo(ctx, email, asked.origin, buyerName);
    await this.admission.whileOutside(() => sleep(Math.max(0, answerAt - performance.now())));
  }

  private async sendTo(
    ctx: TenantContext,
    email: string,
    origin: string,
    buyerName: (email: string) => Promise<string | undefined>,
  ): Promise<void> {
    const found = await this.accounts.find(ctx, email);
    const name = found ? found.name : await buyerName(email);
    if (name === undefined) return;
    const account = found ?? (await this.accounts.ofBuyer(ctx, { email, name }));
    if (!account || account.isBlocked) return;
    const { platformId, locale } = ctx;
    await this.transactions.run('sendSignIn', async (tx) => {
      const now = this.clock.now();
      const person = { platformId, personId: account.id };
      await this.links.voidAsked(tx, person, now);
      const code = await this.codes.add(tx, person, now);
      const link = {
        ...person,
        area: 'customer',
        purpose: 'SIGN_IN',
        now,
        expiresAt: askedLinkEnd(now),
      } as const;
      const token = await this.links.add(tx, link);
      const values = { name: account.name, code, link: signInLink(origin, token), minutes: CODE_MINUTES };
      await this.mail.add(tx, { platformId, kind: 'customerSignIn', to: email, locale, values });
    });
  }

  /**
   * @throws Problem wrongConfirmationCode (422): wrong, used, too old, tried too often, or there is no such account; signInLimited (429),
   *   networkBlocked (403), secondFactorRequired (401), wrongSecondFactor (401)
   */
  async byCode(
    ctx: TenantContext,
    input: Entering & { readonly email: string; readonly code: string },
  ): Promise<OpenedSession> {
    const { platformId } = ctx;
    const email = normalizeEmail(input.email) ?? input.email.trim().toLowerCase();
    const proving = provingOf(ctx, email, input);
    await this.admit(proving);
    const found = await this.people.find(platformId, 'customer', email);
    const account = found && { ...found, email };
    const owner = { platformId, personId: account?.id ?? NOBODY };
    // Its own transaction, which keeps the count of attempts.
    const id = await this.transactions.run('tryCode', (tx) =>
      this.codes.attempt(tx, owner, input.code, this.clock.now()),
    );
    const useUp: UseUp | undefined =
      id === undefined ? undefined : (tx) => this.codes.use(tx, owner, id, this.clock.now());
    return this.enter(ctx, { proving, account, useUp, input, refusal: 'wrongConfirmationCode' });
  }

  /**
   * @throws Problem linkInvalid (410): used, expired, or of another platform; signInLimited (429), networkBlocked (403),
   *   secondFactorRequired (401), wrongSecondFactor (401): the link still works
   */
  async byLink(ctx: TenantContext, input: Entering & { readonly token: string }): Promise<OpenedSession> {
    const found = await this.links.find(input.token, SIGN_IN_LINKS, this.clock.now());
    const link = found?.platformId === ctx.platformId ? found : undefined;
    const account = link && (await this.people.account(link));
    const proving = provingOf(ctx, account?.email ?? 'unknown link', input);
    await this.admit(proving);
    const useUp: UseUp | undefined =
      link === undefined ? undefined : (tx) => this.links.use(tx, input.token, this.clock.now());
    return this.enter(ctx, { proving, account, useUp, input, refusal: 'linkInvalid' });
  }

  private async enter(
    ctx: TenantContext,
    entry: {
      readonly proving: Proving;
      readonly account: PersonAccount | undefined;
      readonly useUp: UseUp | undefined;
      readonly input: Entering;
      readonly refusal: 'wrongConfirmationCode' | 'linkInvalid';
    },
  ): Promise<OpenedSession> {
    const { proving, account, useUp, input, refusal } = entry;
    if (!account || account.isBlocked || !useUp) return this.refuse(proving, account?.id, refusal);
    const person = { platformId: ctx.platformId, personId: account.id };
    const useFactor = await this.secondFactor(proving, person, input.factor ?? '');
    let isFactorRight = true;
    const opened = await this.opening.open(ctx, proving, account, async (tx) => {
      isFactorRight = await useFactor(tx);
      if (!isFactorRight || !(await useUp(tx))) return false;
      // The link and the code of one mail are one proof.
      const now = this.clock.now();
      await this.links.voidAsked(tx, person, now);
      await this.codes.voidAll(tx, person, now);
      return true;
    });
    if (!opened && !isFactorRight) {
      await this.opening.record(proving, 'SECOND_FACTOR', account.id);
      throw identityProblem('wrongSecondFactor');
    }
    if (!opened) return this.refuse(proving, account.id, refusal);
    await this.attempts.succeeded(proving);
    return opened;
  }

  /** @throws Problem secondFactorRequired: the customer has one, and no code was given */
  private async secondFactor(
    proving: Proving,
    person: { readonly platformId: string; readonly personId: string },
    code: string,
  ): Promise<UseUp> {
    const factor = await this.factors.find(person);
    const isNeeded = factor?.isConfirmed === true || (await this.factors.hasPasskey(person));
    if (!isNeeded) return () => Promise.resolve(true);
    if (code !== '')
      return (tx) => this.factorCheck.use(tx, person, factor?.isConfirmed ? factor : undefined, code);
    await this.attempts.succeeded(proving);
    await this.opening.record(proving, 'SECOND_FACTOR', person.personId);
    throw identityProblem('secondFactorRequired');
  }

  private async admit(proving: Proving): Promise<void> {
    await this.opening.refuseBlocked(proving);
    try {
      await this.attempts.admit(proving);
    } catch (error) {
      if (error instanceof Problem) await this.opening.record(proving, 'REFUSED', undefined);
      throw error;
    }
  }

  private async refuse(
    proving: Proving,
    personId: string | undefined,
    refusal: 'wrongConfirmationCode' | 'linkInvalid',
  ): Promise<never> {
    await this.opening.record(proving, 'WRONG', personId);
    throw identityProblem(refusal);
  }
}

/** The id of no person: a code of an unknown address is looked for like any other. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const provingOf = ({ platformId, ip }: TenantContext, email: string, { userAgent }: Entering): Proving => ({
  ...{ platformId, area: 'customer', email, ip, method: 'MAIL', userAgent },
});
