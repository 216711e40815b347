import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. */
export const RoyaltyGateway = genericRest({
  id: 'ROYALTY',
  name: 'Royalty',
  withdrawWords: { errorWord: 'REFUSED', errorText: 'Error on withdraw' },
});
