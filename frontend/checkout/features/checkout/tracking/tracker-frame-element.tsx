import { campaignQuery } from '@guiche/checkout-rules';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../shared/lib/paths';
import { TRACKER_READY, type TrackedEvent } from './frame/tracker-messages';
import type { Tracker } from './trackers-of';

interface TrackerFrameProps {
  readonly offerId: string;
  readonly tracker: Tracker;
  /** Begins to tell events, and returns what ends it. */
  readonly follow: (tell: (event: TrackedEvent) => void) => () => void;
}

/** A tracker in its own hidden frame: it can read neither the page nor other trackers, and receives events only. */
export function TrackerFrame({ offerId, tracker, follow }: TrackerFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let stop = (): void => {};
    const hear = ({ source, data, ports }: MessageEvent) => {
      const [port] = ports;
      if (data !== TRACKER_READY || !port || source !== element.current?.contentWindow) return;
      window.removeEventListener('message', hear);
      stop = follow((event) => port.postMessage(event));
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      stop();
    };
  }, [follow]);
  return (
    <iframe
      ref={element}
      hidden
      title={tracker}
      src={paths.trackerFrame(offerId, tracker, campaignQuery(location.search))}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}
