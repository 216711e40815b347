import { createHash } from 'node:crypto';

/**
 * Names the lines of one file. A line with an id of the bank is named by it, with its day and amount, because some banks begin their ids
 * anew each day. Others are named by what they say and by how many said the same before: two equal sales are two lines, and the same two in
 * a file that overlaps.
 */
export class LineKeys {
  private readonly times = new Map<string, number>();

  of(id: string, said: readonly (string | number | null)[]): string {
    if (id !== '') return digest(['id', id, ...said]);
    const text = digest(['said', ...said]);
    const times = (this.times.get(text) ?? 0) + 1;
    this.times.set(text, times);
    return `${text}/${times}`;
  }
}

const digest = (parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
