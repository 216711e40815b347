import type { TrackedEvent } from './tracker-messages';

type PixelEvent = 'PAGE_VIEW' | 'INITIATE_CHECKOUT' | 'ADD_PAYMENT_INFO' | 'PURCHASE';

/** A pixel, and what its owner has it told. */
export interface FramePixel {
  readonly pixelId: string;
  /** Of Google Ads: what a purchase counts for. */
  readonly conversion: string | null;
  readonly events: readonly PixelEvent[];
  readonly purchaseOn: 'APPROVED' | 'GENERATED';
  readonly valueSent: 'PRODUCT' | 'TOTAL';
}

/** What one pixel is told now. */
export interface DuePixel {
  readonly id: string;
  readonly conversion: string | null;
  readonly events: readonly PixelEvent[];
  readonly value: number;
}

const OF_KIND: Readonly<Record<TrackedEvent['kind'], readonly PixelEvent[]>> = {
  begun: ['PAGE_VIEW', 'INITIATE_CHECKOUT'],
  paymentInfo: ['ADD_PAYMENT_INFO'],
  purchase: ['PURCHASE'],
};

/** The pixels that are told of an event, each with the events and the value that its owner chose. */
export const duePixels = (pixels: readonly FramePixel[], event: TrackedEvent): DuePixel[] =>
  pixels
    .map(({ pixelId: id, conversion, valueSent, ...pixel }) => ({
      ...{ id, conversion, value: valueSent === 'PRODUCT' ? event.value.product : event.value.total },
      events: OF_KIND[event.kind].filter((one) => pixel.events.includes(one) && isTimely(pixel, event)),
    }))
    .filter(({ events }) => events.length > 0);

/** A purchase is told once: when its code was made, or when it is paid. A card is paid without a code that waits. */
function isTimely({ purchaseOn }: Pick<FramePixel, 'purchaseOn'>, { kind, purchase }: TrackedEvent): boolean {
  if (kind !== 'purchase' || !purchase) return true;
  if (purchaseOn === 'APPROVED') return purchase.moment === 'APPROVED';
  return !purchase.told.includes('GENERATED');
}
