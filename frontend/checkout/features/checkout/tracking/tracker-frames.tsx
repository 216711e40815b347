import { campaignQuery } from '@guiche/checkout-rules';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../shared/lib/paths';
import type { CheckoutOffer } from '../offer';
import { checkoutBegun } from './checkout-begun';
import { TRACKER_READY } from './frame/tracker-messages';
import type { Tracker } from './trackers-of';

interface TrackerFramesProps {
  readonly offer: CheckoutOffer;
  readonly attemptKey: string;
  readonly trackers: readonly Tracker[];
}

/** Each tracker in its own hidden frame: it can read neither the page nor other trackers, and receives one event. */
export function TrackerFrames({ offer, attemptKey, trackers }: TrackerFramesProps) {
  return trackers.map((tracker) => (
    <TrackerFrame key={tracker} tracker={tracker} offer={offer} attemptKey={attemptKey} />
  ));
}

function TrackerFrame({
  tracker,
  offer,
  attemptKey,
}: Omit<TrackerFramesProps, 'trackers'> & { tracker: Tracker }) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, data, ports }: MessageEvent) => {
      const [port] = ports;
      if (data !== TRACKER_READY || !port || source !== element.current?.contentWindow) return;
      window.removeEventListener('message', hear);
      void checkoutBegun(offer, attemptKey).then((begun) => port.postMessage(begun));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [offer, attemptKey]);
  return (
    <iframe
      ref={element}
      hidden
      title={tracker}
      src={paths.trackerFrame(offer.id, tracker, campaignQuery(location.search))}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}
