import { uploadPurpose, type UploadPurpose } from '../../runtime/uploads/index.js';

/** The places of a checkout in which a picture stands. */
export const IMAGE_PLACES = ['logo', 'header', 'header-phone', 'face'] as const;
export type ImagePlace = (typeof IMAGE_PLACES)[number];

const picture = (place: ImagePlace, longestSide: number, shape: { isSquare?: true } = {}): UploadPurpose =>
  uploadPurpose({
    name: `checkout-${place}`,
    folder: `checkout-${place}-images`,
    access: 'public',
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1024 * 1024,
    picture: { encodeAs: 'webp', longestSide, ...shape, maxPixels: 50_000_000 },
  });

/** Each is made as large as the page draws it on a sharp screen, and no larger: pictures are most of the weight of a page. */
export const CHECKOUT_IMAGES: Readonly<Record<ImagePlace, UploadPurpose>> = {
  logo: picture('logo', 480),
  header: picture('header', 1_600),
  'header-phone': picture('header-phone', 900),
  face: picture('face', 120, { isSquare: true }),
};
