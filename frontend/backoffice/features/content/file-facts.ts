import type { Locale } from '@guiche/checkout-rules';

const NAMES: Readonly<Record<string, string>> = {
  ...{ 'application/pdf': 'PDF', 'application/epub+zip': 'EPUB', 'application/zip': 'ZIP' },
  ...{ 'audio/mpeg': 'MP3', 'audio/x-m4a': 'M4A', 'video/mp4': 'MP4', 'image/jpeg': 'JPG' },
};

const [KILOBYTE, MEGABYTE] = [1024, 1024 * 1024];

/** What a file is and how large: "PDF, 1,2 MB". */
export function fileFacts(
  file: { readonly contentType: string; readonly bytes: number },
  locale: Locale,
): string {
  const { contentType, bytes } = file;
  const [size, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, 'MB'] : [Math.max(1, bytes / KILOBYTE), 'KB'];
  const digits = unit === 'MB' && size < 10 ? 1 : 0;
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(size);
  return `${NAMES[contentType] ?? contentType}, ${shown}\u00a0${unit}`;
}
