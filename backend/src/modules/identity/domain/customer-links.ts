import { CODE_MINUTES } from './confirmation-code.js';

/** How long the link in the mail about a purchase signs the buyer in. */
export const PURCHASE_LINK_DAYS = 7;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A link that was asked for is valid as long as the code beside it. */
export const askedLinkEnd = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
export const purchaseLinkEnd = (now: Date): Date => new Date(now.getTime() + PURCHASE_LINK_DAYS * DAY_MS);

/** The page that signs a customer in by a token. @param returnTo the page that follows; the first page by default */
export const signInLink = (origin: string, token: string, returnTo?: string): string =>
  `${origin}/login/by-mail?${new URLSearchParams({ token, ...(returnTo !== undefined && { returnTo }) })}`;
