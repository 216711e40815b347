import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { storageProblem } from '../storage/index.js';
import { uploadProblem } from './upload-problems.js';
import type { FileType, PictureEncoding, UploadPurpose, UploadType } from './upload-purpose.js';

/** Longer than the largest picture takes to be decoded and encoded. */
const PICTURE_SECONDS = 20;

/** A file whose content was checked; a picture was encoded again. */
export interface CheckedContent {
  readonly type: UploadType;
  /** The ending that belongs to the type, without the dot. */
  readonly ending: 'jpg' | 'png' | 'webp' | FileEnding;
  readonly content: Buffer;
  /** The copies of a picture, in the order of its purpose. */
  readonly copies: readonly EncodedPicture[];
}

/** The endings that belong to the types. */
const ENDINGS = {
  ...({ 'application/pdf': 'pdf', 'application/zip': 'zip', 'application/epub+zip': 'epub' } as const),
  ...({ 'audio/mpeg': 'mp3', 'audio/x-m4a': 'm4a', 'video/mp4': 'mp4' } as const),
} satisfies Readonly<Record<FileType, string>>;
type FileEnding = (typeof ENDINGS)[FileType];

const isFileType = (type: UploadType): type is FileType => type in ENDINGS;

type EncodedPicture = Omit<CheckedContent, 'copies'>;

/**
 * Decides by the bytes what a file is. Pictures are decoded and encoded again, upright and without metadata.
 * @param isNamedPdf whether the name ends in .pdf: such a file must be one (payments.md §5)
 * @throws Problem fileTypeNotAccepted, fileNotWhole, pictureTooLarge, pictureBroken
 */
export async function checkedContent(
  file: Buffer,
  { types, picture }: Pick<UploadPurpose, 'types' | 'picture'>,
  isNamedPdf: boolean,
): Promise<CheckedContent> {
  const found = (await fileTypeFromBuffer(file))?.mime;
  const type = types.find((accepted) => accepted === found);
  if (type === undefined || (isNamedPdf && type !== 'application/pdf'))
    throw storageProblem('fileTypeNotAccepted', { detail: `the content is ${found ?? 'of no known type'}` });
  if (!isFileType(type)) return encodedAgain(file, picture);
  // The last line of a PDF. Readers look for it in the last kilobyte.
  if (type === 'application/pdf' && !file.subarray(-1_024).includes('%%EOF'))
    throw storageProblem('fileNotWhole');
  return { type, ending: ENDINGS[type], content: file, copies: [] };
}

async function encodedAgain(
  file: Buffer,
  { maxPixels, copies = [], ...main }: UploadPurpose['picture'],
): Promise<CheckedContent> {
  // Loaded with the first picture: a native library that most processes never need.
  const { default: sharp } = await import('sharp');
  // The size stands in the header: a small file that unpacks to gigabytes is refused without unpacking it.
  const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  try {
    const { width, height } = await picture.metadata();
    if (width * height > maxPixels) throw uploadProblem('pictureTooLarge');
    const upright = picture.timeout({ seconds: PICTURE_SECONDS }).rotate();
    const encoded: EncodedPicture[] = [];
    // One after the other: each holds a decoded picture in memory.
    for (const encoding of [main, ...copies]) encoded.push(await encodedAs(upright.clone(), encoding));
    const [first, ...others] = encoded as [EncodedPicture, ...EncodedPicture[]];
    return { ...first, copies: others };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw uploadProblem('pictureTooLarge', { cause: error });
    throw isOwn(error) ? error : uploadProblem('pictureBroken', { cause: error });
  }
}

async function encodedAs(
  picture: Sharp,
  { encodeAs, longestSide, isSquare }: PictureEncoding,
): Promise<EncodedPicture> {
  const fit = isSquare ? 'cover' : 'inside';
  const sized = picture.resize({ width: longestSide, height: longestSide, fit, withoutEnlargement: true });
  switch (encodeAs) {
    case 'webp':
      return { type: 'image/webp', ending: 'webp', content: await sized.webp({ quality: 85 }).toBuffer() };
    case 'png':
      return { type: 'image/png', ending: 'png', content: await sized.png().toBuffer() };
    case 'jpeg': {
      const content = await sized.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer();
      return { type: 'image/jpeg', ending: 'jpg', content };
    }
  }
}

const isOwn = (error: unknown): boolean => error instanceof Error && error.name === 'Problem';
