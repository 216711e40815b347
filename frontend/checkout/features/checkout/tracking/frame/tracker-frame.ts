import type { Tracker } from '../trackers-of';
import { lendStorage } from './lend-storage';
import { TRACKER_READY, type CheckoutBegun } from './tracker-messages';
import { VENDORS } from './vendors';

/** Data that the server writes into the frame's document: a page cannot replace the seller's ids. */
export interface TrackerSettings {
  readonly tracker: Tracker;
  readonly ids: readonly string[];
}

const { tracker, ids } = JSON.parse(
  document.querySelector('#settings')?.textContent ?? '',
) as TrackerSettings;

const { port1: page, port2: forPage } = new MessageChannel();
page.onmessage = ({ data }: MessageEvent<CheckoutBegun>) => {
  // A page sends one event only.
  page.close();
  if (data.kind !== 'begun') return;
  lendStorage(data.referrer);
  VENDORS[tracker](ids, data);
};

// The address is that of our server though the origin is opaque, and only a page of that server can frame it.
window.parent.postMessage(TRACKER_READY, location.origin, [forPage]);
