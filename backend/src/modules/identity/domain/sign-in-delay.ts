/** Attempts to sign in of one subject within a window, the present one included. */
export interface SignInAttempts {
  /** At the account, from everywhere. */
  readonly ofAccount: number;
  /** From the client network, at all accounts. */
  readonly ofNetwork: number;
  /** From the client network at this account. */
  readonly ofNetworkAtAccount: number;
}

/** Counts are kept this long after the first attempt. */
export const SIGN_IN_WINDOW_SECONDS = 15 * 60;

const FREE_OF_ACCOUNT = 5;
const FREE_OF_NETWORK = 20;
/** More attempts of one client network in the window are refused. */
const MOST_OF_NETWORK = 60;
/** From here on an account is under attack: a network that has failed there before is refused. */
const ATTACKED_ACCOUNT = 60;
const MOST_AT_ATTACKED_ACCOUNT = 3;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 3_000;

/**
 * What is done with an attempt before its password is checked: it waits, longer with each attempt, or it is refused. An attempt
 * from a network without failures at the account is never refused because of attempts from elsewhere, so an attacker cannot lock the
 * owner out.
 */
export function signInDelay(attempts: SignInAttempts): { readonly delayMs: number } | 'refused' {
  const { ofAccount, ofNetwork, ofNetworkAtAccount } = attempts;
  if (ofNetwork > MOST_OF_NETWORK) return 'refused';
  if (ofAccount > ATTACKED_ACCOUNT && ofNetworkAtAccount > MOST_AT_ATTACKED_ACCOUNT) return 'refused';
  const delayMs = Math.max(growing(ofAccount - FREE_OF_ACCOUNT), growing(ofNetwork - FREE_OF_NETWORK));
  return { delayMs };
}

/** 250 ms for the first attempt beyond the free ones, then twice the one before, up to 3 s. */
function growing(beyond: number): number {
  return beyond <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (beyond - 1), LONGEST_DELAY_MS);
}
