/**
 * `SENDING`: the provider was called, or is about to be. `UNRESOLVED`: its answer was lost; a person must look there. `REJECTED`: the
 * provider, or staff, do not want this receiver. `REFUSED`: nothing was created there.
 */
export const REQUEST_STATES = ['SENDING', 'UNRESOLVED', 'PENDING', 'ACTIVE', 'REJECTED', 'REFUSED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What is learned about it. `lost`: the answer proves nothing. `notCreated`: the provider surely has none. `dismissed`: staff refuse it. */
export type RequestEvent = 'accepted' | 'activated' | 'rejected' | 'notCreated' | 'lost' | 'dismissed';

const NAMED = { accepted: 'PENDING', activated: 'ACTIVE', rejected: 'REJECTED' } as const;

/** What each event leads to. An event that is missing changes nothing. */
const NEXT: Readonly<Record<RequestState, Partial<Readonly<Record<RequestEvent, RequestState>>>>> = {
  SENDING: { ...NAMED, notCreated: 'REFUSED', lost: 'UNRESOLVED' },
  // The answer may still come: the process that waits for it may only be slow.
  UNRESOLVED: { ...NAMED, notCreated: 'REFUSED' },
  PENDING: { activated: 'ACTIVE', rejected: 'REJECTED', dismissed: 'REJECTED' },
  // Some providers review a receiver after they made it (IUGU).
  ACTIVE: { accepted: 'PENDING', rejected: 'REJECTED', dismissed: 'REJECTED' },
  REJECTED: {},
  REFUSED: {},
};

/** Undefined: nothing changes. */
export const requestStateAfter = (state: RequestState, event: RequestEvent): RequestState | undefined =>
  NEXT[state][event];

/** Whether a receiver may exist for it: the seller can open no other at this provider. */
export const isLive = (state: RequestState): boolean => state !== 'REJECTED' && state !== 'REFUSED';

/** Whether the provider has named it, so that it can be asked about. */
export const isAskable = (state: RequestState): boolean => state === 'PENDING' || state === 'ACTIVE';
