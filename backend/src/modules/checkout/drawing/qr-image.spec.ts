import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import QRCode from 'qrcode';
import { qrImage, qrImageIfItFits } from './qr-image.js';

const CODE =
  '00020101021226850014br.gov.bcb.pix2563pix.example/qr/v2/9d36b84fc70b478f95bc12729b90ca255204000053039865406097.005802BR5913GUICHE CURSOS6009SAO PAULO62070503***6304AB12';

/** The chunks of a PNG; each must carry its own checksum. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks[named.toString('latin1', 0, 4)] = named.subarray(4);
  }
  return chunks;
}

test('P3.10 the picture shows every module of the code, four pixels wide, inside a white margin', () => {
  const image = qrImage(CODE);
  const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const { IHDR, IDAT, IEND } = chunksOf(png);
  const { modules } = QRCode.create(CODE, { errorCorrectionLevel: 'M' });
  const side = (modules.size + 4) * 4;
  expect([IHDR?.readUInt32BE(0), IHDR?.readUInt32BE(4), ...(IHDR?.subarray(8) ?? [])]).toEqual([
    ...[side, side],
    ...[1, 0, 0, 0, 0],
  ]);
  expect(IEND).toHaveLength(0);

  const pixels = inflateSync(IDAT ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(side / 8);
  expect(pixels).toHaveLength(side * stride);
  const isBlack = (x: number, y: number): boolean =>
    (pixels.readUInt8(y * stride + 1 + (x >> 3)) & (0x80 >> (x & 7))) === 0;
  const wrong: string[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [column, row] = [Math.floor(x / 4) - 2, Math.floor(y / 4) - 2];
      const inside = column >= 0 && row >= 0 && column < modules.size && row < modules.size;
      if (isBlack(x, y) !== (inside && modules.get(row, column) === 1)) wrong.push(`${x},${y}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a text that no QR code can hold has no picture, and the longest that one can hold has', () => {
  expect(qrImageIfItFits('x'.repeat(2_331))).toMatch(/^data:image\/png;base64,/);
  expect(qrImageIfItFits('x'.repeat(2_332))).toBeUndefined();
  expect(qrImageIfItFits('é'.repeat(1_166))).toBeUndefined();
});
