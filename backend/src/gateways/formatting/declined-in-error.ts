import { type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';

/**
 * For a provider that answers a declined card with the charge itself under an undocumented HTTP status: a 4xx whose
 * body is a charge with a listed status of refusal is a declined card. Every other 4xx is our error, and an unlisted
 * status proves nothing.
 */
export const declinedInError =
  (read: (body: NativeBody) => QueryOutcome) =>
  (_status: number, body: NativeBody): QueryOutcome | undefined => {
    const outcome = read(body);
    return outcome.kind === 'declined' && !outcome.flagged ? outcome : undefined;
  };
