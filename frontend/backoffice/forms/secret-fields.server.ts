import { FORM_MARKS } from './kept-form';

/** Names of fields that are secret. */
const SECRET = /password|passphrase|secret|token|passkey|^code$/i;

/** Whether a field is one of those, unless its form says otherwise, or a password field. What was typed in it is never sent back to a page. */
export const isSecretField = (form: FormData, name: string): boolean =>
  (SECRET.test(name) && !form.getAll(FORM_MARKS.shown).includes(name)) ||
  form.getAll(FORM_MARKS.secret).includes(name);
