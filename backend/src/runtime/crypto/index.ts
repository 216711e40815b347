export { Envelope } from './envelope.js';
export { KeyedDigest } from './keyed-digest.js';
export { LinkSigner } from './link-signer.js';
export { countOutdated, resealColumn, type SealedColumn } from './sealed-columns.js';
