import type { Tracker } from '../trackers-of';
import type { CheckoutBegun } from './tracker-messages';

type Tell = (ids: readonly string[], begun: CheckoutBegun) => void;
type Queue = unknown[] & { push: (...entries: unknown[]) => number };

/** Reports to each vendor that a checkout began. Libraries read their calls from a queue, as in the vendors' own snippets. */
export const VENDORS: Readonly<Record<Tracker, Tell>> = { facebook, google, tiktok, kwai };

const world = () => window as unknown as Record<string, unknown>;

/** By the vendor's pixel image, one per event: it needs no vendor script and sends the same data. */
function facebook(ids: readonly string[], begun: CheckoutBegun): void {
  const click = new URL(begun.page).searchParams.get('fbclid');
  const { since, number } = begun.visitor;
  const common = {
    dl: begun.page,
    rl: begun.referrer,
    if: 'false',
    ts: String(Date.now()),
    fbp: `fb.1.${since}.${number}`,
    ...(click ? { fbc: `fb.1.${Date.now()}.${click}` } : {}),
  };
  const value = { 'cd[value]': String(begun.value), 'cd[currency]': begun.currency, eid: begun.eventId };
  for (const id of ids) {
    for (const event of [{ ev: 'PageView' }, { ev: 'InitiateCheckout', ...value }])
      new Image().src = `https://www.facebook.com/tr/?${new URLSearchParams({ id, ...event, ...common })}`;
  }
}

function google(ids: readonly string[], { eventId, value, currency, ...begun }: CheckoutBegun): void {
  const dataLayer: unknown[] = [];
  // The vendor's script distinguishes commands from plain data by the `arguments` type.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  Object.assign(world(), { dataLayer, gtag });
  gtag('js', new Date());
  gtag('set', {
    ...{ page_location: begun.page, page_referrer: begun.referrer, page_title: begun.title },
    ...{ client_id: `${begun.visitor.number}.${Math.floor(begun.visitor.since / 1000)}` },
  });
  for (const id of ids) gtag('config', id);
  gtag('event', 'begin_checkout', { value, currency, event_id: eventId });
  load(`https://www.googletagmanager.com/gtag/js?id=${ids[0]}`);
}

function tiktok(ids: readonly string[], { eventId, value, currency }: CheckoutBegun): void {
  for (const id of ids) {
    queued('ttq', 'TiktokAnalyticsObject', id).push(
      ['page'],
      ['track', 'InitiateCheckout', { value, currency }, { event_id: eventId }],
    );
    load(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`);
  }
}

function kwai(ids: readonly string[], { eventId, value, currency }: CheckoutBegun): void {
  for (const id of ids) {
    queued('kwaiq', 'KwaiAnalyticsObject', id).push(
      ['load', id],
      ['page'],
      ['track', 'initiatedCheckout', { value, currency, event_id: eventId }],
    );
    load(`https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js?sdkid=${id}&lib=kwaiq`);
  }
}

/** A list that the vendor's script finds under its name, with a list of its own for each id, and works off. */
function queued(name: string, pointer: string, id: string): Queue {
  world()[pointer] = name;
  const queue = (world()[name] ??= Object.assign([], { _i: {} })) as Queue & { _i: Record<string, unknown> };
  queue._i[id] = [];
  return queue;
}

function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
