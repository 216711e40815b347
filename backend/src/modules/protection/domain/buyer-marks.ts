import { cnpjCharacters, isDocument } from '@guiche/brazil';

export type BuyerMarkKind = 'EMAIL' | 'DOCUMENT';

/** By what a buyer is known again. */
export interface BuyerMark {
  readonly kind: BuyerMarkKind;
  readonly value: string;
}

/** Both are one provider, which ignores dots. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an address: providers ignore what follows a plus sign, and Gmail the dots, so that one person has many spellings. Of
 * an address without a name before the plus sign nothing is left out.
 */
function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).split('+', 1)[0] ?? '';
  if (local === '') return address;
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The marks of a buyer, spelt so that one person is one value. `document` is null where the buyer gave none. */
export function buyerMarks({
  email,
  document,
}: {
  readonly email: string;
  readonly document: string | null;
}): BuyerMark[] {
  const marks: BuyerMark[] = [{ kind: 'EMAIL', value: mailboxOf(email) }];
  if (document) marks.push({ kind: 'DOCUMENT', value: document });
  return marks;
}

/** The mark that somebody typed: an e-mail address, a CPF or a CNPJ. Undefined: the text is neither. */
export function typedBuyerMark(text: string): BuyerMark | undefined {
  const typed = text.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return { kind: 'EMAIL', value: mailboxOf(typed) };
  return isDocument(typed) ? { kind: 'DOCUMENT', value: cnpjCharacters(typed) } : undefined;
}
