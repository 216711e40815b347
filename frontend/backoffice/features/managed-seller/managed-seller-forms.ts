import { newMessageRules, newNoteRules, reasonRules } from '@guiche/api-client/rules';

/** A note about a seller. */
export const OWN_NOTE_FORM = { note: newNoteRules.note };

/** What the seller reads by mail. */
export const MESSAGE_FORM = { message: newMessageRules.message };

/** Which fees the seller should have, and why. */
export const FEES_FORM = { reason: reasonRules.reason };
