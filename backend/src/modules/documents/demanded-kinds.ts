import type { DocumentType } from '@guiche/brazil';
import type { DocumentRules } from '../platforms/index.js';
import { kindsOf, type DocumentKind } from './domain/document-kinds.js';

/** Which rule of the platform demands a kind. The front of the identity has none: it is always demanded. */
const RULES: Readonly<Record<DocumentType, Readonly<Partial<Record<DocumentKind, keyof DocumentRules>>>>> = {
  CPF: {
    photoDocumentBack: 'personPhotoDocumentBack',
    photoPersonWithDocument: 'personPhotoPersonWithDocument',
    addressProof: 'personAddressProof',
    balanceSheet: 'personBalanceSheet',
  },
  CNPJ: {
    photoDocumentBack: 'companyPhotoDocumentBack',
    photoPersonWithDocument: 'companyPhotoPersonWithDocument',
    addressProof: 'companyAddressProof',
    balanceSheet: 'companyBalanceSheet',
    photoDocumentSocialContract: 'companyPhotoDocumentSocialContract',
  },
};

/** The kinds without which a seller is not verified. */
export function demandedKinds(type: DocumentType, rules: DocumentRules): DocumentKind[] {
  return kindsOf(type).filter((kind) => {
    const rule = RULES[type][kind];
    return rule === undefined || rules[rule];
  });
}
