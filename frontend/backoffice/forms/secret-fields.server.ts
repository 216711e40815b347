import { FORM_MARKS } from './kept-form';

/** Fields that are secret whatever a page says of them. */
const SECRET = /password|passphrase|secret|token|passkey|^code$/i;

/** Whether a field is one of those, or a password field of its form. What was typed in it is never sent back to a page. */
export const isSecretField = (form: FormData, name: string): boolean =>
  SECRET.test(name) || form.getAll(FORM_MARKS.secret).includes(name);
