import type { ToldMoment } from './frame/tracker-messages';

const MOMENTS: readonly ToldMoment[] = ['GENERATED', 'APPROVED'];
const keyOf = (paymentId: string): string => `tracked-${paymentId}`;

/** What trackers were told of a payment in this browser. Without storage: nothing, and the networks drop what has the same id. */
export function toldOf(paymentId: string): ToldMoment[] {
  try {
    const kept = (localStorage.getItem(keyOf(paymentId)) ?? '').split(' ');
    return MOMENTS.filter((moment) => kept.includes(moment));
  } catch {
    return [];
  }
}

export function rememberTold(paymentId: string, moments: readonly ToldMoment[]): void {
  try {
    localStorage.setItem(keyOf(paymentId), moments.join(' '));
  } catch {
    // The next view of the page tells it again, under the same id.
  }
}
