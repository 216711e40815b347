import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../runtime/clock/index.js';
import { PasskeyChallenges } from './store/passkey-challenges.js';
import { Passkeys, type Passkey } from './store/passkeys.js';
import {
  passkeyPage,
  requestOptions,
  usedCredential,
  verifiedCounter,
  type PasskeyOptions,
} from './webauthn.js';

/** What a browser says of a passkey that was used. */
export interface PasskeyAnswer {
  /** Of the challenge, from the cookie of the browser. */
  readonly challenge: string;
  /** The answer of the browser, as JSON. */
  readonly answer: string;
  /** Where the page is. */
  readonly origin: string;
}

/** A passkey that signed the challenge. Its use is recorded with {@link PasskeyCheck.use}. */
export interface ProvenPasskey {
  readonly passkey: Passkey;
  readonly counter: number;
}

/** Asks for passkeys at sign-in and checks what they sign. */
@Injectable()
export class PasskeyCheck {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
    private readonly clock: Clock,
  ) {}

  /** A new challenge. Undefined: the page is at no domain. */
  async ask(
    platformId: string,
    origin: string,
  ): Promise<{ token: string; options: PasskeyOptions } | undefined> {
    const page = passkeyPage(origin);
    if (!page) return undefined;
    const options = await requestOptions(page);
    const { challenge } = options;
    const asked = { platformId, purpose: 'SIGN_IN', personId: null, challenge, rpId: page.rpId } as const;
    return { token: await this.challenges.add({ ...asked, now: this.clock.now() }), options };
  }

  /** The passkey that the answer names. It proves nothing yet. */
  async named(platformId: string, { answer }: PasskeyAnswer): Promise<Passkey | undefined> {
    const credentialId = usedCredential(answer);
    return credentialId === undefined ? undefined : this.passkeys.find(platformId, credentialId);
  }

  /** Uses the challenge up and checks the signature of the passkey. */
  async prove(
    platformId: string,
    passkey: Passkey | undefined,
    { challenge: token, answer, origin }: PasskeyAnswer,
  ): Promise<ProvenPasskey | undefined> {
    const challenge = await this.challenges.take(platformId, token, 'SIGN_IN', this.clock.now());
    const page = passkeyPage(origin);
    if (!challenge || !passkey || !page) return undefined;
    if (challenge.rpId !== page.rpId || passkey.rpId !== page.rpId) return undefined;
    const counter = await verifiedCounter(page, challenge, passkey, answer);
    return counter === undefined ? undefined : { passkey, counter };
  }

  /** Records the use in the transaction that opens the session. False: it was used or removed meanwhile. */
  use(tx: EntityManager, platformId: string, { passkey, counter }: ProvenPasskey): Promise<boolean> {
    return this.passkeys.used(tx, platformId, passkey, { counter, now: this.clock.now() });
  }
}
