import { isEmail } from '@guiche/field-rules';

/** The mail providers that most buyers in Brazil use. */
const COMMON_DOMAINS = [
  ...[
    'gmail.com',
    'hotmail.com',
    'hotmail.com.br',
    'outlook.com',
    'outlook.com.br',
    'live.com',
    'icloud.com',
  ],
  ...['yahoo.com', 'yahoo.com.br', 'ymail.com', 'msn.com', 'me.com', 'proton.me'],
  ...['uol.com.br', 'bol.com.br', 'terra.com.br', 'ig.com.br', 'globo.com', 'globomail.com', 'r7.com'],
] as const;

/** Shorter domains resemble too many others. */
const SHORTEST_CORRECTED = 7;

/**
 * The address that a slip of the keyboard most likely meant, for "did you mean": its domain is one edit (a character
 * missing, added, replaced, or two exchanged) away from exactly one common domain. Undefined where nothing is suggested. A
 * suggestion is shown and never applied by itself: an unusual domain may be right.
 */
export function suggestEmail(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length < SHORTEST_CORRECTED - 1) return undefined;
  if (COMMON_DOMAINS.some((common) => common === domain)) return undefined;
  const near = COMMON_DOMAINS.filter(
    (common) => common.length >= SHORTEST_CORRECTED && isOneEdit(domain, common),
  );
  const [nearest] = near;
  if (!nearest || near.length > 1) return undefined;
  const suggested = `${typed.slice(0, at)}@${nearest}`;
  return isEmail(suggested) ? suggested : undefined;
}

/** Whether one text becomes the other by one insertion, deletion, replacement or exchange of neighbours. */
function isOneEdit(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const rests = (skipLeft: number, skipRight: number) =>
    left.slice(start + skipLeft) === right.slice(start + skipRight);
  const exchanged = left[start] === right[start + 1] && left[start + 1] === right[start] && rests(2, 2);
  return rests(1, 1) || rests(1, 0) || rests(0, 1) || exchanged;
}
