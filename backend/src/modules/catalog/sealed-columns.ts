import type { SealedColumn } from '../../runtime/crypto/index.js';
import { productPixelContext } from './domain/pixels.js';

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_CATALOG: readonly SealedColumn[] = [
  { table: 'product_pixels', column: 'token_sealed', context: productPixelContext },
];
