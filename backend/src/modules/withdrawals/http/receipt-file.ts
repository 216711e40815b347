import { StreamableFile } from '@nestjs/common';

/** The answer with the receipt of a withdrawal. */
export function receiptFile({
  file,
  code,
}: {
  readonly file: Buffer;
  readonly code: string;
}): StreamableFile {
  const disposition = `attachment; filename="withdrawal-${code}.pdf"`;
  return new StreamableFile(file, { type: 'application/pdf', disposition, length: file.length });
}
