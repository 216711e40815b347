import { setMaxListeners } from 'node:events';

/** A signal that ends every pause of a simulation; thousands may wait on it at once. */
export function newStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}
