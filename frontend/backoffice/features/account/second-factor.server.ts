import { data } from '@remix-run/node';
import type { ApiProblem } from '../../../shared/server/api.server';
import type { AreaActionCall } from '../../access/area-handlers.server';

/** What the section about the second factor shows after a form was sent. */
export interface FactorReply {
  /** The authenticator to add: shown once. */
  readonly prepared: { readonly secret: string; readonly qrCode: string } | null;
  /** Shown once, after the authenticator was confirmed. */
  readonly recoveryCodes: readonly string[] | null;
  readonly removed: boolean;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: string | null;
}

export const FACTOR_INTENTS = ['prepareFactor', 'confirmFactor', 'removeFactor'];

/** Prepares, confirms or removes the second factor of the signed-in person. */
export async function changeSecondFactor(call: AreaActionCall) {
  const { api, form, intent, renewed, valueOf } = call;
  const text = (name: string) => String(form.get(name) ?? '');
  switch (intent) {
    case 'prepareFactor': {
      const answer = await api.post('/api/second-factor', { body: { password: text('password') } });
      if (!answer.ok) return refused(answer.problem, valueOf, answer);
      const { secret, qrCode } = answer.data;
      return data({ factor: replyOf({ prepared: { secret, qrCode } }) }, NO_STORE);
    }
    case 'confirmFactor': {
      const answer = await api.post('/api/second-factor/confirmation', { body: { code: text('code') } });
      const prepared = { secret: text('secret'), qrCode: text('qrCode') };
      if (!answer.ok) return refused(answer.problem, valueOf, answer, prepared);
      const { recoveryCodes, token } = answer.data;
      const headers = { ...NO_STORE.headers, 'set-cookie': renewed(token) };
      return data({ factor: replyOf({ recoveryCodes }) }, { headers });
    }
    default: {
      const body = { password: text('password'), code: text('code') };
      const answer = await api.post('/api/second-factor/removal', { body });
      return answer.ok
        ? data({ factor: replyOf({ removed: true }) })
        : refused(answer.problem, valueOf, answer);
    }
  }
}

const NO_STORE = { headers: { 'cache-control': 'no-store' } };

/** A refused field is shown beside it; without a session the sign-in page opens. */
function refused<T>(
  { errors, title, status }: ApiProblem,
  valueOf: AreaActionCall['valueOf'],
  answer: Parameters<typeof valueOf<T>>[0],
  prepared: FactorReply['prepared'] = null,
) {
  if (status === 401) valueOf(answer);
  const sentences = Object.entries(errors).map(([name, [first = '']]) => [name, first] as const);
  const problem = sentences.length > 0 ? null : title;
  return data({ factor: replyOf({ errors: Object.fromEntries(sentences), problem, prepared }) }, { status });
}

const replyOf = (reply: Partial<FactorReply>): FactorReply => ({
  ...{ prepared: null, recoveryCodes: null, removed: false, errors: {}, problem: null },
  ...reply,
});
