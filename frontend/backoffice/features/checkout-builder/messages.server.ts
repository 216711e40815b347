import { frameMessages } from './frame-messages.server';
import { tabMessages } from './tab-messages.server';
import { visualsMessages } from './visuals-messages.server';

/** The builder of checkouts. */
export const builderMessages = { ...frameMessages, ...visualsMessages, ...tabMessages };
