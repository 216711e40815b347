/** The types of files that are taken, by what their bytes say. No SVG and no HTML: both can run scripts. */
export type UploadType = PictureType | FileType;
type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
/** Kept as they arrive. Archives are never unpacked. */
export type FileType =
  | 'application/pdf'
  | 'application/zip'
  | 'application/epub+zip'
  | 'audio/mpeg'
  | 'audio/x-m4a'
  | 'video/mp4';

/** How a picture is encoded. */
export interface PictureEncoding {
  readonly encodeAs: 'jpeg' | 'png' | 'webp';
  /** Longer sides are scaled down to this many pixels. */
  readonly longestSide: number;
  /** Cut to a square around its middle. */
  readonly isSquare?: true;
}

/** What a file is uploaded for, declared once: everything that differs from one purpose to the next. */
export interface UploadPurpose {
  /** Part of what a link is signed over, so the link of one purpose is of no use for another. */
  readonly name: string;
  /** Where its objects are kept: lower-case letters and hyphens. */
  readonly folder: string;
  readonly access: 'private' | 'public';
  /** Who sends it, for what is recorded. A seller by default. */
  readonly sentBy?: 'staff';
  readonly types: readonly UploadType[];
  readonly maxBytes: number;
  /** How pictures are encoded again. Nothing of the file that arrived is kept: no metadata, no hidden content. */
  readonly picture: PictureEncoding & {
    /** A picture with more pixels is refused before it is decoded. */
    readonly maxPixels: number;
    /** The same picture in other sizes and formats, each an object of its own. */
    readonly copies?: readonly PictureEncoding[];
  };
}

/** Declares a purpose. */
export const uploadPurpose = <const P extends UploadPurpose>(purpose: P): P => purpose;
