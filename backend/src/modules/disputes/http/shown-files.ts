import type { ShownDispute } from '../use-cases/show-dispute.js';
import type { ShownDisputeDto } from './disputes.dto.js';

/** A page has no use for the digests of files; the pack has them. */
export const withoutDigests = ({ files, ...shown }: ShownDispute): ShownDisputeDto => ({
  ...shown,
  files: files.map(({ sha256: _, ...file }) => file),
});
