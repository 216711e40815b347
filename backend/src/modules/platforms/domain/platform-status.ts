export const PLATFORM_STATUSES = ['TRIAL', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type PlatformStatus = (typeof PLATFORM_STATUSES)[number];

const NEXT: Readonly<Record<PlatformStatus, readonly PlatformStatus[]>> = {
  // From TRIAL to TRIAL: it ends on another day.
  TRIAL: ['ACTIVE', 'TRIAL', 'SUSPENDED'],
  ACTIVE: ['SUSPENDED', 'TRIAL'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/** What a platform may become. A closed one stays closed. */
export const nextStatuses = (status: PlatformStatus): readonly PlatformStatus[] => NEXT[status];

/** Whether it sells and its people sign in. Open payments are settled in every status. */
export const isOperating = (status: PlatformStatus): boolean => status === 'TRIAL' || status === 'ACTIVE';
