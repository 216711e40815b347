import { paths } from '../../lib/paths';
import type { Payment } from './payment';

const POLL_MS = 4_000;
const REOPEN_MS = 15_000;

/**
 * Tells every change of a payment until stopped: by server-sent events, and by asking now and then while the stream
 * is broken. An unanswered question is no news. Returns what stops it.
 */
export function followPayment(paymentId: string, onUpdate: (payment: Payment) => void): () => void {
  let events: EventSource | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    events = new EventSource(paths.paymentEvents(paymentId));
    events.addEventListener('payment', (event: MessageEvent<string>) => {
      clearInterval(polling);
      polling = undefined;
      onUpdate(JSON.parse(event.data) as Payment);
    });
    events.addEventListener('error', () => {
      polling ??= setInterval(() => void askForPayment(paymentId, onUpdate), POLL_MS);
      // The browser reopens a stream that broke, but not one that was refused.
      if (events?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
  };

  open();
  return () => {
    events?.close();
    clearInterval(polling);
    clearTimeout(reopening);
  };
}

export async function askForPayment(paymentId: string, onUpdate: (payment: Payment) => void): Promise<void> {
  try {
    const response = await fetch(paths.paymentState(paymentId), { headers: { accept: 'application/json' } });
    if (response.ok) onUpdate((await response.json()) as Payment);
  } catch {
    // Offline for a moment: the next question or the stream will tell.
  }
}
