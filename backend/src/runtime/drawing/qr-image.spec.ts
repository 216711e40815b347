import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it, test } from '@jest/globals';
import jsQR from 'jsqr';
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

interface Picture {
  readonly side: number;
  readonly isBlack: (x: number, y: number) => boolean;
}

/** Reads the PNG of a data URI: 1 bit a pixel, grayscale, unfiltered rows. */
function pictureOf(image: string): Picture {
  const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const { IHDR, IDAT, IEND } = chunksOf(png);
  const side = IHDR?.readUInt32BE(0) ?? 0;
  expect([IHDR?.readUInt32BE(4), ...(IHDR?.subarray(8) ?? [])]).toEqual([side, 1, 0, 0, 0, 0]);
  expect(IEND).toHaveLength(0);
  const pixels = inflateSync(IDAT ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(side / 8);
  expect(pixels).toHaveLength(side * stride);
  return {
    side,
    isBlack: (x, y) => (pixels.readUInt8(y * stride + 1 + (x >> 3)) & (0x80 >> (x & 7))) === 0,
  };
}

/** What a QR code reader makes of the picture. */
function scan(image: string): string | undefined {
  const { side, isBlack } = pictureOf(image);
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1)
    if (isBlack(at % side, Math.floor(at / side))) rgba.fill(0, at * 4, at * 4 + 3);
  return jsQR.default(rgba, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

/** Texts of the lengths and alphabets that providers answer with. */
const LONGEST_BR_CODE = `${CODE}${'A0b1'.repeat(128)}`.slice(0, 512);
const TEXTS: [string, string][] = [
  ['a dynamic BR Code', CODE],
  [
    'a static BR Code',
    '00020126360014BR.GOV.BCB.PIX0114+55119876543215204000053039865802BR5901A6001B62070503***63041D3D',
  ],
  ['the longest BR Code', LONGEST_BR_CODE],
  ['digits only', '0'.repeat(120)],
  ['one character', 'x'],
  ['accents', 'Café São João'],
];

describe('the picture (P3.10)', () => {
  it.each(TEXTS)('the picture of %s is read back by a scanner as the same text', (_what, text) => {
    expect(scan(qrImage(text))).toBe(text);
  });

  it('the picture of twelve different codes is read back each time', () => {
    const codes = Array.from({ length: 12 }, (_, n) =>
      CODE.replace('9d36b84f', (n * 357_913_941).toString(16).padStart(8, '0')),
    );
    expect(codes.map((code) => scan(qrImage(code)))).toEqual(codes);
  });

  it('the picture has modules of four pixels inside a white margin of two modules', () => {
    const { side, isBlack } = pictureOf(qrImage(CODE));
    const modules = side / 4;
    // A QR code has 17 + 4 × version modules on a side.
    expect((modules - 4 - 17) % 4).toBe(0);
    const uneven: string[] = [];
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const [column, row] = [Math.floor(x / 4), Math.floor(y / 4)];
        const inMargin = [column, row].some((at) => at < 2 || at >= modules - 2);
        if (isBlack(x, y) !== (!inMargin && isBlack(column * 4, row * 4))) uneven.push(`${x},${y}`);
      }
    }
    expect(uneven).toEqual([]);
  });
});

test('a text that no QR code can hold has no picture, and the longest that one can hold has', () => {
  expect(qrImageIfItFits('x'.repeat(2_331))).toMatch(/^data:image\/png;base64,/);
  expect(qrImageIfItFits('x'.repeat(2_332))).toBeUndefined();
  expect(qrImageIfItFits('é'.repeat(1_166))).toBeUndefined();
});
