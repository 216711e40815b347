import { type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';

/**
 * For a provider that is known to answer a declined card with the charge itself, but not with which HTTP status: a 4xx
 * whose body is a charge under a listed word of refusal is a declined card. Every other 4xx is a mistake of ours, and an
 * unlisted word proves nothing.
 */
export const declinedInError =
  (read: (body: NativeBody) => QueryOutcome) =>
  (_status: number, body: NativeBody): QueryOutcome | undefined => {
    const outcome = read(body);
    return outcome.kind === 'declined' && !outcome.flagged ? outcome : undefined;
  };
