import { expect, it } from '@jest/globals';
import type { DocumentKind } from './document-kinds.js';
import { documentsState, hasDemanded } from './documents-state.js';

const DEMANDED: DocumentKind[] = ['photoDocument', 'addressProof'];
const approved = (kinds: readonly DocumentKind[]) =>
  kinds.map((kind) => ({ kind, status: 'ACTIVE' as const }));

it('the documents are approved when every demanded one is; others do not replace one', () => {
  expect(documentsState(approved(DEMANDED), DEMANDED)).toBe('APPROVED');
  expect(documentsState(approved([...DEMANDED, 'balanceSheet']), DEMANDED)).toBe('APPROVED');
  expect(documentsState(approved(['photoDocument', 'balanceSheet']), DEMANDED)).toBe('INCOMPLETE');
  expect(documentsState([], DEMANDED)).toBe('INCOMPLETE');
});

it('what waits for staff comes before what waits for the seller', () => {
  const rejected = { kind: 'photoDocumentBack' as const, status: 'REJECTED' as const };
  const pending = { kind: 'balanceSheet' as const, status: 'PENDING' as const };
  expect(documentsState([...approved(DEMANDED), rejected], DEMANDED)).toBe('REJECTED');
  expect(documentsState([rejected, pending], DEMANDED)).toBe('PENDING');
  // What is not demanded keeps nobody from being verified.
  expect(hasDemanded([...approved(DEMANDED), pending], DEMANDED)).toBe(true);
  expect(hasDemanded([{ kind: 'photoDocument', status: 'PENDING' }, pending], DEMANDED)).toBe(false);
});
