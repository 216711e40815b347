const HIDDEN = '•••';

/** An e-mail address as somebody else may see it: who owns it recognizes it, nobody else learns it. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  const first = (text: string) => [...text][0] ?? '';
  const ending = /\.[^.]+$/.exec(domain)?.[0] ?? '';
  return `${first(local)}${HIDDEN}@${first(domain)}${HIDDEN}${ending}`;
}
