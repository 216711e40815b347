import type { Tracker } from '../trackers-of';
import { lendStorage } from './lend-storage';
import { duePixels, type FramePixel } from './pixel-events';
import { TRACKER_READY, type TrackedEvent } from './tracker-messages';
import { VENDORS } from './vendors';

/** Data that the server writes into the frame's document: a page cannot replace the seller's ids. */
export interface TrackerSettings {
  readonly tracker: Tracker;
  readonly pixels: readonly FramePixel[];
}

const { tracker, pixels } = JSON.parse(
  document.querySelector('#settings')?.textContent ?? '',
) as TrackerSettings;

const { port1: page, port2: forPage } = new MessageChannel();
let isFirst = true;
page.onmessage = ({ data }: MessageEvent<TrackedEvent>) => {
  const due = duePixels(pixels, data);
  if (due.length === 0) return;
  if (isFirst) lendStorage(data.referrer);
  isFirst = false;
  VENDORS[tracker](due, data);
};

// The address is that of our server though the origin is opaque, and only a page of that server can frame it.
window.parent.postMessage(TRACKER_READY, location.origin, [forPage]);
