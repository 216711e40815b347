import { trackingEventId } from '@guiche/checkout-rules';
import type { Offer } from '../offer';

/** What one tracker needs: where its script comes from, and how it is told of a checkout that begins. */
export interface Pixel {
  readonly src: string;
  readonly begin: () => void;
}

type Queue = unknown[] & { push: (...entries: unknown[]) => number };
type Trackers = Window & Record<string, unknown>;

/**
 * The trackers of the product (specification, checkout §1, §7). Ids are letters, digits and dashes only: they end up in
 * addresses of scripts. The stubs are the vendors' own idea: calls are queued until their script has arrived. Each is
 * told the id of this beginning: who hears of it from the server too counts it once.
 */
export async function pixelsOf({ product, price, coin }: Offer, attemptKey: string): Promise<Pixel[]> {
  const begin = { eventId: await trackingEventId(attemptKey), value: price / 100, currency: coin };
  return [
    ...facebook(idsOf(product.facebookPixel.pixels), begin),
    ...google(
      idsOf([product.googleAnalyticsId, product.googleAdsId, product.googleAdsConversionApiId]),
      begin,
    ),
    ...tiktok(idsOf(product.tiktokPixel.pixels), begin),
    ...kwai(idsOf(product.kwaiPixel.pixels), begin),
  ];
}

interface Begin {
  readonly eventId: string;
  readonly value: number;
  readonly currency: string;
}

function idsOf(told: readonly ({ readonly pixelId: string } | string | null)[]): string[] {
  const ids = told.map((one) => (typeof one === 'string' ? one : one?.pixelId));
  return ids.filter((id): id is string => id !== undefined && /^[\w-]{3,40}$/.test(id));
}

const trackers = () => window as unknown as Trackers;

function facebook(ids: readonly string[], { eventId, ...value }: Begin): Pixel[] {
  if (ids.length === 0) return [];
  const begin = () => {
    const queue: unknown[] = [];
    const fbq = (...call: unknown[]) => void queue.push(call);
    Object.assign(fbq, { queue, loaded: true, version: '2.0', push: fbq });
    Object.assign(trackers(), { fbq, _fbq: fbq });
    for (const id of ids) fbq('init', id);
    fbq('track', 'PageView');
    fbq('track', 'InitiateCheckout', value, { eventID: eventId });
  };
  return [{ src: 'https://connect.facebook.net/en_US/fbevents.js', begin }];
}

function google(ids: readonly string[], { eventId, ...value }: Begin): Pixel[] {
  const [first] = ids;
  if (first === undefined) return [];
  const begin = () => {
    const dataLayer = (trackers()['dataLayer'] ??= []) as Queue;
    // The vendor's script tells commands from plain data by their being an `arguments` object.
    function gtag(..._command: unknown[]) {
      // eslint-disable-next-line prefer-rest-params
      dataLayer.push(arguments);
    }
    Object.assign(trackers(), { gtag });
    gtag('js', new Date());
    for (const id of ids) gtag('config', id);
    gtag('event', 'begin_checkout', { ...value, event_id: eventId });
  };
  return [{ src: `https://www.googletagmanager.com/gtag/js?id=${first}`, begin }];
}

function tiktok(ids: readonly string[], { eventId, ...value }: Begin): Pixel[] {
  return ids.map((id) => ({
    src: `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`,
    begin: () =>
      queued('ttq', 'TiktokAnalyticsObject', id).push(
        ['page'],
        ['track', 'InitiateCheckout', value, { event_id: eventId }],
      ),
  }));
}

function kwai(ids: readonly string[], { eventId, ...value }: Begin): Pixel[] {
  return ids.map((id) => ({
    src: `https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js?sdkid=${id}&lib=kwaiq`,
    begin: () =>
      queued('kwaiq', 'KwaiAnalyticsObject', id).push(
        ['load', id],
        ['page'],
        ['track', 'initiatedCheckout', { ...value, event_id: eventId }],
      ),
  }));
}

/** A list that the vendor's script finds under its name, with a list of its own for each id, and works off. */
function queued(name: string, pointer: string, id: string): Queue {
  trackers()[pointer] = name;
  const queue = (trackers()[name] ??= Object.assign([], { _i: {} })) as Queue & {
    _i: Record<string, unknown>;
  };
  queue._i[id] = [];
  return queue;
}
