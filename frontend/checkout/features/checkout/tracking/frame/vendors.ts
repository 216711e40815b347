import type { Tracker } from '../trackers-of';
import type { DuePixel } from './pixel-events';
import type { TrackedEvent } from './tracker-messages';

type Tell = (due: readonly DuePixel[], event: TrackedEvent) => void;
type Call = readonly unknown[];

/** Reports events to each vendor. Libraries read their calls from a queue, as in the vendors' own snippets. */
export const VENDORS: Readonly<Record<Tracker, Tell>> = { facebook, google, tiktok, kwai };

const world = () => window as unknown as Record<string, unknown>;

const FACEBOOK_NAMES = {
  ...{ PAGE_VIEW: 'PageView', INITIATE_CHECKOUT: 'InitiateCheckout' },
  ...{ ADD_PAYMENT_INFO: 'AddPaymentInfo', PURCHASE: 'Purchase' },
} as const;

/** By the vendor's pixel image, one per event: it needs no vendor script and sends the same data. */
function facebook(due: readonly DuePixel[], event: TrackedEvent): void {
  const click = new URL(event.page).searchParams.get('fbclid');
  const { since, number } = event.visitor;
  const common = {
    dl: event.page,
    rl: event.referrer,
    if: 'false',
    ts: String(Date.now()),
    fbp: `fb.1.${since}.${number}`,
    ...(click ? { fbc: `fb.1.${Date.now()}.${click}` } : {}),
  };
  for (const { id, events, value } of due) {
    for (const name of events) {
      const worth = { 'cd[value]': String(value), 'cd[currency]': event.currency, eid: event.eventId };
      const told = { ev: FACEBOOK_NAMES[name], ...(name === 'PAGE_VIEW' ? {} : worth) };
      new Image().src = `https://www.facebook.com/tr/?${new URLSearchParams({ id, ...told, ...common })}`;
    }
  }
}

const GOOGLE_NAMES = {
  ...{ INITIATE_CHECKOUT: 'begin_checkout', ADD_PAYMENT_INFO: 'add_payment_info', PURCHASE: 'purchase' },
} as const;

function google(due: readonly DuePixel[], { eventId, currency, ...event }: TrackedEvent): void {
  const known = world()['dataLayer'] as unknown[] | undefined;
  const dataLayer = known ?? [];
  // The vendor's script distinguishes commands from plain data by the `arguments` type.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  if (!known) {
    Object.assign(world(), { dataLayer, gtag });
    gtag('js', new Date());
    gtag('set', {
      ...{ page_location: event.page, page_referrer: event.referrer, page_title: event.title },
      ...{ client_id: `${event.visitor.number}.${Math.floor(event.visitor.since / 1000)}` },
    });
  }
  // An event is only taken for an id that was configured, which may be due after others.
  const configured = (world()['configured'] ??= new Set<string>()) as Set<string>;
  for (const { id, events } of due) {
    if (events.includes('PAGE_VIEW')) gtag('config', id);
    else if (!configured.has(id)) gtag('config', id, { send_page_view: false });
    configured.add(id);
  }
  for (const [name, call] of Object.entries(GOOGLE_NAMES) as [keyof typeof GOOGLE_NAMES, string][]) {
    for (const { id, value, conversion } of due.filter(({ events }) => events.includes(name))) {
      const told = { value, currency, event_id: eventId };
      const sold = name === 'PURCHASE' ? { transaction_id: eventId } : {};
      gtag('event', call, { ...told, ...sold, send_to: id });
      if (name === 'PURCHASE' && conversion)
        gtag('event', 'conversion', { ...told, ...sold, send_to: `${id}/${conversion}` });
    }
  }
  if (!known) load(`https://www.googletagmanager.com/gtag/js?id=${due[0]?.id}`);
}

const TIKTOK_NAMES = {
  ...{ INITIATE_CHECKOUT: 'InitiateCheckout', ADD_PAYMENT_INFO: 'AddPaymentInfo' },
  PURCHASE: 'CompletePayment',
} as const;

function tiktok(due: readonly DuePixel[], { eventId, currency }: TrackedEvent): void {
  for (const { id, events, value } of due) {
    const calls = events.map((name) =>
      name === 'PAGE_VIEW'
        ? ['page']
        : ['track', TIKTOK_NAMES[name], { value, currency }, { event_id: eventId }],
    );
    const library = `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`;
    tellLibrary({ name: 'ttq', pointer: 'TiktokAnalyticsObject', id, library }, calls);
  }
}

const KWAI_NAMES = {
  ...{ INITIATE_CHECKOUT: 'initiatedCheckout', ADD_PAYMENT_INFO: 'addPaymentInfo', PURCHASE: 'purchase' },
} as const;

function kwai(due: readonly DuePixel[], { eventId, currency }: TrackedEvent): void {
  for (const { id, events, value } of due) {
    const calls = events.map((name) =>
      name === 'PAGE_VIEW' ? ['page'] : ['track', KWAI_NAMES[name], { value, currency, event_id: eventId }],
    );
    const library = `https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js?sdkid=${id}&lib=kwaiq`;
    tellLibrary({ name: 'kwaiq', pointer: 'KwaiAnalyticsObject', id, library, first: ['load', id] }, calls);
  }
}

interface QueuedLibrary {
  readonly name: string;
  readonly pointer: string;
  readonly id: string;
  readonly library: string;
  readonly first?: Call;
}
type Queue = unknown[] & { _i: Record<string, Call[]> };

/**
 * Writes calls into the list that a vendor's script finds under its name, with a list of its own for each id. After the script has
 * worked the list off, its methods are called.
 */
function tellLibrary({ name, pointer, id, library, first }: QueuedLibrary, calls: readonly Call[]): void {
  world()[pointer] = name;
  const queue = (world()[name] ??= Object.assign([], { _i: {} })) as Queue;
  const known = queue._i[id];
  if (!known) {
    if (first) queue.push(first);
    queue._i[id] = [...calls];
    load(library);
    return;
  }
  for (const call of calls) {
    const [method, ...values] = call;
    const live = (known as unknown as Record<string, unknown>)[String(method)];
    if (typeof live === 'function') live.apply(known, values);
    else known.push(call);
  }
}

function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
