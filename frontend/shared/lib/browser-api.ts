import { addressOf } from '@guiche/api-client/address';
import type { AnswerOf, CallArguments, Method, PathWith } from '@guiche/api-client';

/** An answer of the API to a page; status 0 if the API could not be reached, or its answer could not be read. */
export type BrowserAnswer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number };

interface Abort {
  readonly signal?: AbortSignal;
}

interface AnyOptions extends Abort {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls the API from a page, at the page's own origin. The path, its values and the answer are those of the description. */
export async function callApi<M extends Method, Path extends PathWith<M>>(
  method: M,
  path: Path,
  ...[options]: CallArguments<M, Path, Abort>
): Promise<BrowserAnswer<AnswerOf<M, Path>>> {
  const { params, query, body, signal } = (options ?? {}) as AnyOptions;
  try {
    const answer = await fetch(addressOf(path, params, query), {
      method,
      signal,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) return { ok: false, status: answer.status };
    return { ok: true, data: (await answer.json()) as AnswerOf<M, Path> };
  } catch {
    return { ok: false, status: 0 };
  }
}
