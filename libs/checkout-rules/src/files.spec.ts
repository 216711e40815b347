import { describe, expect, it } from '@jest/globals';
import { isPdf } from './files.js';

describe('files', () => {
  it('a file counts as a PDF if its name ends in .pdf (P5.66, C5.49)', () => {
    expect(['a.pdf', '.pdf', 'foto.png.pdf', 'a b.pdf'].map(isPdf)).toEqual([true, true, true, true]);
    expect(['a.PDF', 'a.pdf.png', 'apdf', 'pdf', '', 'a.pdf '].map(isPdf)).toEqual(Array(6).fill(false));
  });
});
