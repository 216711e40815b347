import { uploadPurpose } from '../../runtime/uploads/index.js';

/**
 * The picture of a product, which everybody sees. Pages draw it with at most 96 pixels, so 288 are sharp on a phone; the copy is the
 * preview of a link in a chat app, most of which draw no WebP.
 */
export const PRODUCT_IMAGE = uploadPurpose({
  name: 'product-image',
  folder: 'product-images',
  access: 'public',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  picture: {
    ...{ encodeAs: 'webp', longestSide: 288, isSquare: true, maxPixels: 50_000_000 },
    copies: [{ encodeAs: 'jpeg', longestSide: 1_200 }],
  },
});
