import type { NativeBody, Unknown, WithdrawIntent } from '@guiche/gateway-kit';

/**
 * A payout that was sent before may have left: a refusal that mentions its key is not proof that it did not. Where a
 * body states this is seldom documented, so the whole body is searched.
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

/** Without our own fields that contain the key, in a refusal that repeats our request. */
const withoutEcho = (text: string, key: string): string =>
  text
    .split(key)
    .map((part) => part.replace(/\w+\\*"\s*:\s*\\*"$/, ''))
    .join(key);
