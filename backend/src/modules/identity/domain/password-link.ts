import type { Area } from '@guiche/access';

/** The address of the page on which a person sets a password. */
export const passwordLink = (origin: string, area: Area, token: string): string =>
  `${origin}/recover-password?${new URLSearchParams({ area, token })}`;
