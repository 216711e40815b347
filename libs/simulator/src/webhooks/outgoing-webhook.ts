/** One webhook ready to be posted, with the provider's manners of delivery. */
export interface OutgoingWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly about: { readonly provider: string; readonly chargeId: string; readonly event: string };
  readonly policy: DeliveryPolicy;
  /** Letters of one lane are delivered one after the other; a stuck one blocks those behind it. */
  readonly lane?: Lane;
}

/** `onBlocked` is called when a letter was given up; the lane then stands still until it is resumed. */
export interface Lane {
  readonly id: string;
  readonly onBlocked: () => void;
}

export interface DeliveryPolicy {
  /** Which answers count as received. */
  readonly received: (status: number) => boolean;
  readonly timeoutMs: number;
  /** Pauses before the second, third, ... attempt; after the last one the provider gives up. */
  readonly pausesMs: readonly number[];
}
