import { blockSellerRules, newNoteRules, reasonRules } from '@guiche/api-client/rules';

/** Why staff block a seller, or take that back. */
export const BLOCK_FORM = { reason: blockSellerRules.reason };

/** A note, which only staff see. */
export const NOTE_FORM = { note: newNoteRules.note };

/** Why staff look at a CPF or CNPJ. */
export const DOCUMENT_FORM = { documentReason: reasonRules.reason };
