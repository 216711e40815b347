import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { TakenChallenge } from './store/passkey-challenges.js';
import type { Passkey } from './store/passkeys.js';

export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** The page that asks for a passkey. */
export interface PasskeyPage {
  /** `https://conecta.example` */
  readonly origin: string;
  readonly rpId: string;
}

/** A passkey that a person has just created. */
export type CreatedPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** A passkey belongs to a domain, and an IP address is none. */
export function passkeyPage(origin: string): PasskeyPage | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId: hostname } : undefined;
}

/** What the browser needs to create a passkey that names its owner by itself and asks for a PIN, a finger or a face. */
export async function creationOptions(
  { rpId }: PasskeyPage,
  owner: { readonly id: string; readonly name: string; readonly email: string; readonly site: string },
  existing: readonly { readonly credentialId: string }[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    ...{ rpID: rpId, rpName: owner.site, userName: owner.email, userDisplayName: owner.name },
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
  });
}

/** What the browser needs to use any passkey of the domain. */
export async function requestOptions({ rpId }: PasskeyPage): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
}

/** The passkey that a browser created for a challenge; undefined when it proves nothing. @param answer JSON of the browser */
export async function createdPasskey(
  { origin }: PasskeyPage,
  { challenge, rpId }: TakenChallenge,
  answer: string,
): Promise<CreatedPasskey | undefined> {
  const response = readAnswer<RegistrationResponseJSON>(answer);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
    requireUserVerification: true,
  }).catch(() => REFUSED);
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const known = transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8);
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: known };
}

/** Which passkey a browser says it used. Undefined: the answer has no such form. @param answer JSON of the browser */
export const usedCredential = (answer: string): string | undefined =>
  readAnswer<AuthenticationResponseJSON>(answer)?.id;

/**
 * Checks the signature of a passkey for a challenge, at its domain, by a person who proved to be the owner of the device. A count that
 * does not grow means that the passkey was copied.
 * @returns the new count; undefined when it proves nothing
 */
export async function verifiedCounter(
  { origin, rpId }: PasskeyPage,
  { challenge }: TakenChallenge,
  passkey: Passkey,
  answer: string,
): Promise<number | undefined> {
  const response = readAnswer<AuthenticationResponseJSON>(answer);
  if (!response) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { credentialId, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => REFUSED);
  return verified ? authenticationInfo?.newCounter : undefined;
}

// The library throws for everything that does not fit.
const REFUSED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

function readAnswer<Response extends { readonly id: string }>(answer: string): Response | undefined {
  try {
    const read: unknown = JSON.parse(answer);
    const isAnswer = typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string';
    return isAnswer ? (read as unknown as Response) : undefined;
  } catch {
    return undefined;
  }
}
