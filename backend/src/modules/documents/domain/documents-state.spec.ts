import { expect, it } from '@jest/globals';
import type { DocumentKind } from './document-kinds.js';
import { documentsState } from './documents-state.js';

const OF_PEOPLE: DocumentKind[] = [
  'photoDocument',
  'photoPersonWithDocument',
  'addressProof',
  'balanceSheet',
];
const approved = (kinds: readonly DocumentKind[]) =>
  kinds.map((kind) => ({ kind, status: 'ACTIVE' as const }));

it('the documents are approved when every required one is; a company needs its articles of association', () => {
  expect(documentsState(approved(OF_PEOPLE), 'CPF')).toBe('APPROVED');
  expect(documentsState(approved(OF_PEOPLE), 'CNPJ')).toBe('INCOMPLETE');
  expect(documentsState(approved([...OF_PEOPLE, 'photoDocumentSocialContract']), 'CNPJ')).toBe('APPROVED');
  expect(documentsState(approved(OF_PEOPLE.slice(1)), 'CPF')).toBe('INCOMPLETE');
  expect(documentsState(approved([...OF_PEOPLE.slice(1), 'photoDocumentBack']), 'CPF')).toBe('INCOMPLETE');
});

it('what waits for staff comes before what waits for the seller', () => {
  const rejected = { kind: 'photoDocumentBack' as const, status: 'REJECTED' as const };
  const pending = { kind: 'addressProof' as const, status: 'PENDING' as const };
  expect(documentsState([...approved(OF_PEOPLE), rejected], 'CPF')).toBe('REJECTED');
  expect(documentsState([rejected, pending], 'CPF')).toBe('PENDING');
});
