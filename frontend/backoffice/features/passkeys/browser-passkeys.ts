import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';

/** Whether this browser can use passkeys at this address. False until the page is hydrated; an IP address is no domain. */
export function usePasskeysHere(): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
    setIsHere('PublicKeyCredential' in window && !isAddress);
  }, []);
  return isHere;
}

/** Asks the person for a new passkey. Undefined: they gave up, or the device refused. */
export async function createPasskey(options: unknown): Promise<string | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(JSON.stringify, () => undefined);
}

/** Asks the person for one of their passkeys. Undefined: they gave up, or there is none. */
export async function answerByPasskey(options: unknown): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).then(JSON.stringify, () => undefined);
}
