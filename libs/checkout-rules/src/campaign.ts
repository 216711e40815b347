import { isCpf, onlyDigits } from '@guiche/brazil';

/** The parameters that fill in the buyer form (checkout.md §2), and what other tools call the same data. */
const PERSONAL_NAMES: ReadonlySet<string> = new Set([
  ...['nome', 'nomecompleto', 'sobrenome', 'name', 'fullname', 'firstname', 'lastname', 'surname'],
  ...['email', 'mail', 'emailaddress'],
  ...['telefone', 'fone', 'tel', 'celular', 'whatsapp', 'phone', 'phonenumber', 'mobile'],
  ...['cpf', 'cnpj', 'cpfcnpj', 'documento', 'document', 'taxid'],
]);

// Tried only where a word begins: from every character of a long text it would take quadratic time.
const EMAIL = /(?<![^\s@=&?/])[^\s@=&?/]+@[^\s@=&?/]+\.[a-z]{2,}/i;
/** Punctuated as people write it, or the digits alone. */
const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** How often a value is unwrapped: an address within an address is encoded once more than the one around it. */
const MOST_LAYERS = 3;

/**
 * The query of a page without the buyer's personal data: what is left is the campaign, which may be kept, passed on and told to
 * trackers. Dropped are parameters with a personal name, in any letter case, and parameters of any name whose value is an
 * e-mail address or a valid CPF. Everything else stays spelled as it came, with its question mark if it had one.
 * @param query  of an address, with or without its question mark
 */
export function campaignQuery(query: string): string {
  const mark = query.startsWith('?') ? '?' : '';
  const kept = query
    .slice(mark.length)
    .split('&')
    .filter((parameter) => parameter !== '' && !isPersonal(parameter));
  return kept.length > 0 ? mark + kept.join('&') : '';
}

function isPersonal(parameter: string): boolean {
  const [[name, value] = ['', '']] = [...new URLSearchParams(parameter)];
  return PERSONAL_NAMES.has(name.toLowerCase().replace(/[^a-z]/g, '')) || [name, value].some(namesSomebody);
}

function namesSomebody(text: string): boolean {
  let layer = text.trim();
  for (let depth = 0; depth < MOST_LAYERS; depth += 1) {
    if (EMAIL.test(layer) || (CPF.test(layer) && isCpf(onlyDigits(layer)))) return true;
    const inner = decoded(layer);
    if (inner === layer) return false;
    layer = inner;
  }
  return false;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where a visitor came from, as far as it may be kept: an http or https address without user name, fragment and personal
 * data. Anything else is no address of a page and becomes an empty text.
 */
export function keptReferer(referer: string): string {
  if (!/^https?:\/\//i.test(referer) || !URL.canParse(referer)) return '';
  const url = new URL(referer);
  url.username = '';
  url.password = '';
  url.hash = '';
  url.search = campaignQuery(url.search);
  return url.href;
}
