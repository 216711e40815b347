import { uploadPurpose } from '../../runtime/uploads/index.js';

/** SVG is not among the types that are taken: a picture that can run scripts would do so on sign-in pages. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const FILE = {
  folder: 'brand-pictures',
  access: 'public',
  sentBy: 'staff',
  types: TYPES,
  maxBytes: 5 * 1024 * 1024,
} as const;
const MOST_PIXELS = 25_000_000;

/** Pages and mails draw a logo 36 pixels high. PNG: mail programs do not draw WebP, and a logo is transparent. */
const LOGO = {
  ...FILE,
  picture: { encodeAs: 'png', longestSide: 480, maxPixels: MOST_PIXELS },
} as const;

/** The pictures of a platform's look, by the setting that holds their address. */
export const BRAND_PICTURES = {
  logoUrl: uploadPurpose({ ...LOGO, name: 'logo' }),
  logoDarkUrl: uploadPurpose({ ...LOGO, name: 'logo-dark' }),
  faviconUrl: uploadPurpose({
    ...{ ...FILE, name: 'favicon' },
    picture: { encodeAs: 'png', longestSide: 96, isSquare: true, maxPixels: MOST_PIXELS },
  }),
  signInImageUrl: uploadPurpose({
    ...{ ...FILE, name: 'sign-in-picture' },
    picture: { encodeAs: 'webp', longestSide: 1_600, maxPixels: MOST_PIXELS },
  }),
};

export type BrandPicture = keyof typeof BRAND_PICTURES;

export const isBrandPicture = (text: string): text is BrandPicture => Object.hasOwn(BRAND_PICTURES, text);
