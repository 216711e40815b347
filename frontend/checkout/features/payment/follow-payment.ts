import { callApi } from '../../../shared/lib/browser-api';
import { paths } from '../../../shared/lib/paths';
import type { PaymentData } from './payment';

const ASK_EVERY_MS = 4_000;
const REOPEN_MS = 15_000;
/**
 * The API's heartbeat is sent every 15 s. A stream without data for longer only looks open: a proxy buffers it, or the
 * phone slept.
 */
const SILENCE_MS = 40_000;

/**
 * Reports every change of a payment until stopped: by server-sent events, and by polling while the stream has not sent yet,
 * is broken or has stopped sending; and whenever the buyer returns to the page, usually from the bank's app. A failed
 * request changes nothing. Returns a function that stops it.
 */
export function followPayment(paymentId: string, onUpdate: (payment: PaymentData) => void): () => void {
  let events: EventSource | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const ask = () => void fetchPayment(paymentId, onUpdate);
  const askOnAndOn = () => (asking ??= setInterval(ask, ASK_EVERY_MS));
  const askWhenSeen = () => document.visibilityState === 'visible' && ask();
  const received = () => {
    clearInterval(asking);
    asking = undefined;
    clearTimeout(silence);
    silence = setTimeout(askOnAndOn, SILENCE_MS);
  };

  const open = () => {
    events = new EventSource(paths.paymentEvents(paymentId));
    events.addEventListener('heartbeat', received);
    events.addEventListener('payment', (event: MessageEvent<string>) => {
      received();
      onUpdate(JSON.parse(event.data) as PaymentData);
    });
    events.addEventListener('error', () => {
      askOnAndOn();
      // The browser reopens a stream that broke, but not one that was refused.
      if (events?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
  };

  open();
  askOnAndOn();
  document.addEventListener('visibilitychange', askWhenSeen);
  return () => {
    document.removeEventListener('visibilitychange', askWhenSeen);
    events?.close();
    clearInterval(asking);
    clearTimeout(silence);
    clearTimeout(reopening);
  };
}

/** @returns whether there was an answer */
export async function fetchPayment(
  paymentId: string,
  onUpdate: (payment: PaymentData) => void,
): Promise<boolean> {
  const answer = await callApi('get', '/api/checkout/payments/{paymentId}', { params: { paymentId } });
  // Without one the browser is offline: the next request or the stream will report.
  if (answer.ok) onUpdate(answer.data);
  return answer.ok;
}
