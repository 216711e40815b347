import { data } from '@remix-run/node';
import type { ServerFormReply } from '../../forms/form-reply';

/** What every answer of the builder has. */
export interface BuilderReply {
  readonly form: ServerFormReply<string> | null;
  /** Why something else than a form was refused. */
  readonly refused: string | null;
  /** Where the browser sends a picture. */
  readonly url: string | null;
  readonly problem: string | null;
}

export const builderReply = (said: Partial<BuilderReply>, status = 200) =>
  data<BuilderReply>({ form: null, refused: null, url: null, problem: null, ...said }, { status });
