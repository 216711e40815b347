import type { DocumentKind } from './document-kinds.js';

/**
 * The documents of a seller as a whole. `PENDING`: staff decide about one. `REJECTED`: the seller must send one again.
 * `INCOMPLETE`: one that is demanded is missing.
 */
export type DocumentsState = 'INCOMPLETE' | 'PENDING' | 'REJECTED' | 'APPROVED';

interface Current {
  readonly kind: DocumentKind;
  readonly status: 'PENDING' | 'ACTIVE' | 'REJECTED';
}

/**
 * What staff can do comes before what the seller must do.
 * @param current the newest submission of each kind
 * @param demanded the kinds that the platform demands of this seller
 */
export function documentsState(
  current: readonly Current[],
  demanded: readonly DocumentKind[],
): DocumentsState {
  if (current.some(({ status }) => status === 'PENDING')) return 'PENDING';
  if (current.some(({ status }) => status === 'REJECTED')) return 'REJECTED';
  return hasDemanded(current, demanded) ? 'APPROVED' : 'INCOMPLETE';
}

/** Whether every demanded document is approved, whatever is sent beside them. */
export function hasDemanded(current: readonly Current[], demanded: readonly DocumentKind[]): boolean {
  const approved = new Set(current.filter(({ status }) => status === 'ACTIVE').map(({ kind }) => kind));
  return demanded.every((kind) => approved.has(kind));
}
