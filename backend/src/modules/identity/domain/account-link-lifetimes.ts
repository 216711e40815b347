/** How long a link to set a password is valid. */
export const RECOVERY_MINUTES = 30;
export const INVITATION_DAYS = 3;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const recoveryEnd = (now: Date): Date => new Date(now.getTime() + RECOVERY_MINUTES * MINUTE_MS);
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
