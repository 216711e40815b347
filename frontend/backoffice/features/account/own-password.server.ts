import { data } from '@remix-run/node';
import type { AreaActionCall } from '../../access/area-handlers.server';

/** What the section about the password shows after its form was sent. Passwords are never sent back. */
export interface OwnPasswordReply {
  readonly changed: boolean;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: string | null;
}

export const PASSWORD_INTENT = 'changePassword';

/** Passwords are hashed twice, which takes longer than reading. */
const DEADLINE_MS = 12_000;

/** Changes the password of the signed-in person. */
export async function changeOwnPassword({ api, form, renewed, valueOf }: AreaActionCall) {
  // As they were typed: a password may begin with a space.
  const text = (name: string) => String(form.get(name) ?? '');
  const code = text('code').trim();
  const answer = await api.put('/api/passwords/own', {
    body: { password: text('password'), newPassword: text('newPassword'), ...(code !== '' && { code }) },
    timeoutMs: DEADLINE_MS,
  });
  if (answer.ok) {
    const headers = { 'set-cookie': renewed(answer.data.token) };
    return data({ password: { changed: true, errors: {}, problem: null } }, { headers });
  }
  const { errors, title, status } = answer.problem;
  // Without a session the sign-in page opens; staff in the account of somebody else read why they may not.
  if (status === 401 || status === 403) valueOf(answer);
  const sentences = Object.entries(errors).map(([name, [first = '']]) => [name, first] as const);
  const reply: OwnPasswordReply = {
    changed: false,
    errors: Object.fromEntries(sentences),
    problem: sentences.length > 0 ? null : title,
  };
  return data({ password: reply }, { status });
}
