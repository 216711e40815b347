import type { NativeBody, Unknown, WithdrawIntent } from '@guiche/gateway-kit';

/**
 * A payout that was told before may have left: a refusal that speaks of its key proves anything but that it surely did not.
 * Where in its body a provider says so is seldom documented, so it is looked for in all of it.
 */
export const acceptedBefore =
  (ofTheKey: RegExp) =>
  (
    _: number,
    body: NativeBody,
    { withdrawReference }: Pick<WithdrawIntent, 'withdrawReference'>,
  ): Unknown | undefined =>
    ofTheKey.test(withoutEcho(body.whole(), withdrawReference))
      ? { kind: 'unknown', why: 'this payout was taken before' }
      : undefined;

/** Without the names of our own fields that hold the key, in a refusal that repeats our request: those are no words about it. */
const withoutEcho = (text: string, key: string): string =>
  text
    .split(key)
    .map((part) => part.replace(/\w+\\*"\s*:\s*\\*"$/, ''))
    .join(key);
