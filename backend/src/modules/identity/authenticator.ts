/** Of an authenticator app: six digits, a new code each half minute. */
const CODE = /^\d{6}$/;
/** A code is accepted half a minute too early or too late, because clocks differ. */
const TOLERANCE_SECONDS = 30;

export const isAuthenticatorCode = (text: string): boolean => CODE.test(text.replace(/\s/g, ''));

/** A new secret of an authenticator: 160 random bits in base32. */
export async function newAuthenticatorSecret(): Promise<string> {
  const { generateSecret } = await import('otplib');
  return generateSecret();
}

/** What an authenticator app reads from the QR code. */
export async function authenticatorAddress(secret: string, issuer: string, label: string): Promise<string> {
  const { generateURI } = await import('otplib');
  return generateURI({ issuer, label, secret });
}

/** The half minute that a code belongs to (RFC 6238); undefined for a wrong code. @param now in the real world */
export async function authenticatorStep(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  if (!isAuthenticatorCode(code)) return undefined;
  const { verify } = await import('otplib');
  const result = await verify({
    secret,
    token: code.replace(/\s/g, ''),
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid ? Number(Reflect.get(result, 'timeStep')) : undefined;
}
