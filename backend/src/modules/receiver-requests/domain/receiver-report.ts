import { cnpjCharacters } from '@guiche/brazil';
import type { Receiver, ReceiverOutcome, ReceiverStatus } from '@guiche/gateway-kit';
import type { RequestEvent } from './receiver-states.js';

/** Where a report comes from: the call itself, a later question, or staff who looked at the provider's pages. */
export type ReceiverSource = 'call' | 'question' | 'staff';

/** A report, read. */
export interface ReadReceiver {
  /** Null: nothing is learned about its state. */
  readonly event: RequestEvent | null;
  /** For staff: what the provider said. */
  readonly detail: string | null;
  readonly receiver: Receiver | null;
  /** The provider speaks of the receiver of somebody else. */
  readonly isOfAnother: boolean;
}

const EVENTS: Readonly<Record<ReceiverStatus, RequestEvent>> = {
  PENDING: 'accepted',
  ACTIVE: 'activated',
  REJECTED: 'rejected',
};

/**
 * What a report proves. A question that fails proves nothing: the receiver exists. A call whose answer was lost may have created it.
 * @param document of the seller in whose name it was requested
 */
export function readReceiver(outcome: ReceiverOutcome, by: ReceiverSource, document: string): ReadReceiver {
  const nothing = { receiver: null, isOfAnother: false };
  if (outcome.kind === 'refused')
    return { ...nothing, event: by === 'call' ? 'notCreated' : null, detail: outcome.detail };
  if (outcome.kind === 'unknown')
    return { ...nothing, event: by === 'call' ? 'lost' : null, detail: outcome.why };
  const isOfAnother = cnpjCharacters(outcome.document) !== document;
  if (isOfAnother) {
    const detail = 'the provider reports a receiver of another document';
    return { event: by === 'call' ? 'lost' : null, detail, receiver: null, isOfAnother };
  }
  const { unfinished, statusReason } = outcome;
  return {
    // It exists, but its documents or settings are missing: the provider decides later.
    event: unfinished === undefined ? EVENTS[outcome.status] : 'accepted',
    detail: unfinished ?? statusReason ?? null,
    receiver: outcome,
    isOfAnother,
  };
}
