import { newNoteRules, reasonRules } from '@guiche/api-client/rules';

/** A note about a seller. */
export const OWN_NOTE_FORM = { note: newNoteRules.note };

/** Which fees the seller should have, and why. */
export const FEES_FORM = { reason: reasonRules.reason };
