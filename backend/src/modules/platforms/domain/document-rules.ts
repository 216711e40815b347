/** Which documents sellers must send, beside the front of the identity, which everybody sends (screens.md C14). */
export interface DocumentRules {
  readonly personPhotoDocumentBack: boolean;
  readonly personPhotoPersonWithDocument: boolean;
  readonly personAddressProof: boolean;
  readonly personBalanceSheet: boolean;
  readonly companyPhotoDocumentBack: boolean;
  readonly companyPhotoPersonWithDocument: boolean;
  readonly companyAddressProof: boolean;
  readonly companyBalanceSheet: boolean;
  readonly companyPhotoDocumentSocialContract: boolean;
}

/** Those of a platform that has set none: the documents of payments.md §5. */
const DEFAULT_DOCUMENT_RULES: DocumentRules = {
  personPhotoDocumentBack: false,
  personPhotoPersonWithDocument: true,
  personAddressProof: true,
  personBalanceSheet: true,
  companyPhotoDocumentBack: false,
  companyPhotoPersonWithDocument: true,
  companyAddressProof: true,
  companyBalanceSheet: true,
  companyPhotoDocumentSocialContract: true,
};

export const documentRulesOf = (set: Partial<DocumentRules>): DocumentRules => ({
  ...DEFAULT_DOCUMENT_RULES,
  ...set,
});

/** What is wrong with rules; one line for each problem. */
export const documentRuleProblems = (set: Partial<DocumentRules>): string[] =>
  Object.entries(documentRulesOf(set))
    .filter(([name, value]) => typeof value !== 'boolean' || !(name in DEFAULT_DOCUMENT_RULES))
    .map(([name]) => `${name}: true or false`);
