/** A quoted text, a comment, or the end of a statement. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[^]*?\1|--[^\n]*|\/\*[^]*?\*\/|;/g;

/** How many SQL statements a text holds. A semicolon inside a quoted text, a function body or a comment ends none. */
export function countStatements(sql: string): number {
  const ends = [...sql.matchAll(TOKENS)].filter(([token]) => token === ';').map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.filter((start, at) => holdsSql(sql.slice(start, ends[at]))).length;
}

const holdsSql = (text: string): boolean => text.replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, '').trim() !== '';
