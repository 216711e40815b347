import type { DocumentType } from '@guiche/brazil';
import { requiredKindsOf, type DocumentKind } from './document-kinds.js';

/**
 * The documents of a seller as a whole. `PENDING`: staff decide about one. `REJECTED`: the seller must send one again.
 * `INCOMPLETE`: one that is required is missing.
 */
export type DocumentsState = 'INCOMPLETE' | 'PENDING' | 'REJECTED' | 'APPROVED';

interface Current {
  readonly kind: DocumentKind;
  readonly status: 'PENDING' | 'ACTIVE' | 'REJECTED';
}

/**
 * What staff can do comes before what the seller must do.
 * @param current the newest submission of each kind
 */
export function documentsState(current: readonly Current[], type: DocumentType): DocumentsState {
  if (current.some(({ status }) => status === 'PENDING')) return 'PENDING';
  if (current.some(({ status }) => status === 'REJECTED')) return 'REJECTED';
  const approved = new Set(current.map(({ kind }) => kind));
  return requiredKindsOf(type).every((kind) => approved.has(kind)) ? 'APPROVED' : 'INCOMPLETE';
}
