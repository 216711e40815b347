type EvidenceKey = 'documented' | 'part' | 'family' | 'unverified';

/** The end of the message that says how well a gateway is known. */
export const evidenceKey = (evidence: string): EvidenceKey =>
  evidence === 'documented in part'
    ? 'part'
    : evidence === 'documented' || evidence === 'family'
      ? evidence
      : 'unverified';
