import { Injectable } from '@nestjs/common';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { MailQueue } from '../../mail/index.js';
import { newRecoveryCodes } from '../domain/recovery-code.js';
import { identityProblem } from '../identity-problems.js';
import type { PasskeyAnswer } from '../passkey-check.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { PasskeyChallenges } from '../store/passkey-challenges.js';
import { Passkeys, type ListedPasskey } from '../store/passkeys.js';
import { People } from '../store/people.js';
import { SecondFactors } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';
import { createdPasskey, creationOptions, passkeyPage, type PasskeyOptions } from '../webauthn.js';

const MOST_PASSKEYS = 20;

/** The passkeys of the signed-in person. Adding and removing need the password again, are recorded, and are announced by mail. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
    private readonly factors: SecondFactors,
    private readonly people: People,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(session: Session): Promise<ListedPasskey[]> {
    const passkeys = await this.passkeys.list(ownerOf(session));
    return passkeys.map(({ id, name, domain, createdAt, lastUsedAt }) => ({
      ...{ id, name, domain, createdAt, lastUsedAt },
    }));
  }

  /**
   * What the browser needs to create a passkey.
   * @param page its origin, and the name of the platform, which the device shows
   * @throws Problem validation (422): wrong password or code; noPasskeysHere, tooManyPasskeys (409); signInLimited (429)
   */
  async prepare(
    ctx: Context,
    session: Session,
    proof: Proof,
    { origin, site }: { readonly origin: string; readonly site: string },
  ): Promise<{ token: string; options: PasskeyOptions }> {
    const page = passkeyPage(origin);
    if (!page) throw identityProblem('noPasskeysHere');
    await this.reauthentication.demand(ctx, session, proof);
    const owner = ownerOf(session);
    const existing = await this.passkeys.list(owner);
    if (existing.length >= MOST_PASSKEYS) throw identityProblem('tooManyPasskeys');
    const { id, name, email } = session.person;
    const options = await creationOptions(page, { id, name, email, site }, existing);
    const { challenge } = options;
    const asked = { ...owner, purpose: 'ENROLMENT', challenge, rpId: page.rpId } as const;
    return { token: await this.challenges.add({ ...asked, now: this.clock.now() }), options };
  }

  /**
   * Adds the passkey that the browser created. Every other session of the person in this area ends, and this one gets another token.
   * @returns the token, and recovery codes when this is the first second factor of the person; nobody can read them again
   * @throws Problem passkeyRefused (422): it proves nothing, the challenge was used or is too old
   */
  async add(
    ctx: Context,
    session: Session,
    { name, ...answer }: PasskeyAnswer & { readonly name: string },
  ): Promise<{ recoveryCodes: string[]; token: string }> {
    const owner = ownerOf(session);
    const now = this.clock.now();
    const challenge = await this.challenges.take(owner.platformId, answer.challenge, 'ENROLMENT', now);
    const page = passkeyPage(answer.origin);
    if (challenge?.personId !== owner.personId || challenge.rpId !== page?.rpId)
      throw identityProblem('passkeyRefused');
    const created = await createdPasskey(page, challenge, answer.answer);
    if (!created) throw identityProblem('passkeyRefused');
    const { codes, digests } = newRecoveryCodes(owner.personId);
    const id = newId(now);
    const { area } = session;
    return await this.transactions.run('addPasskey', async (tx) => {
      // Of two first factors at once only one brings recovery codes, and staff who remove them all miss none.
      await this.people.lock(tx, { ...owner, area });
      const isFirst = !(await this.factors.hasAnyIn(tx, owner));
      const passkey = { ...owner, ...created, id, area, rpId: page.rpId, name, now };
      if (!(await this.passkeys.add(tx, passkey))) throw identityProblem('passkeyRefused');
      if (isFirst) await this.factors.setCodes(tx, owner, digests);
      await this.mail.add(tx, this.notice(ctx, session, 'passkeyAdded', name));
      this.audit.record(ctx, tx, {
        ...{ action: 'passkey.added', subject: 'passkeys', subjectId: id },
        after: { person: owner.personId, name, domain: page.rpId },
      });
      const token = await this.sessions.renewOnly(tx, { ...owner, area, now }, session.id);
      return { recoveryCodes: isFirst ? codes : [], token };
    });
  }

  /** @throws Problem validation (422): wrong password or code; notFound: the person has no such passkey; signInLimited (429) */
  async remove(ctx: Context, session: Session, id: string, proof: Proof): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    const owner = ownerOf(session);
    await this.transactions.run('removePasskey', async (tx) => {
      await this.people.lock(tx, { ...owner, area: session.area });
      const name = await this.passkeys.remove(tx, owner, id);
      if (name === undefined) throw runtimeProblem('notFound');
      await this.factors.removeUnneededCodes(tx, owner);
      await this.mail.add(tx, this.notice(ctx, session, 'passkeyRemoved', name));
      this.audit.record(ctx, tx, {
        ...{ action: 'passkey.removed', subject: 'passkeys', subjectId: id },
        before: { person: owner.personId, name },
      });
    });
  }

  private notice(
    { locale }: Context,
    session: Session,
    kind: 'passkeyAdded' | 'passkeyRemoved',
    passkey: string,
  ) {
    const { name, email } = session.person;
    const { platformId } = ownerOf(session);
    return { platformId, kind, to: email, locale, values: { name, passkey } };
  }
}

const ownerOf = ({ platformId, person }: Session) => ({
  platformId: platformId ?? NO_PLATFORM,
  personId: person.id,
});
