export { Envelope } from './envelope.js';
export { LinkSigner } from './link-signer.js';
export { countOutdated, resealColumn, type SealedColumn } from './sealed-columns.js';
