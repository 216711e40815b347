const REPLACED = new TextDecoder('windows-1252');
/** Control characters that no text of a bank has; tabs and line ends are none of them. */
const isControl = (code: number): boolean => code < 32 && code !== 9 && code !== 10 && code !== 13;

/**
 * The text of a file. Banks write UTF-8, Latin 1 (read as Windows-1252, which contains it) or, with a mark, UTF-16, and many say in the file
 * what it is not: only the bytes count. Undefined: it is no text.
 */
export function decodedText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) return undefined;
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return REPLACED.decode(bytes);
  }
}
