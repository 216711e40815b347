const MAX_LENGTH = 80;

/** What a file is called at first: its name without the ending, in one line. */
export function titleOfFile(fileName: string): string {
  const withoutEnding = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const words = withoutEnding.replace(/[\s_\p{Cc}]+/gu, ' ').trim();
  return [...words].slice(0, MAX_LENGTH).join('') || 'Arquivo';
}
