import type { AppLoadContext } from '@remix-run/node';
import type { Api } from '../../shared/server/api.server';

type Get = (path: string, options?: object) => Promise<unknown>;

/** The calls of each request, by session and address. They are forgotten with the request. */
const READS = new WeakMap<AppLoadContext, Map<string, Promise<unknown>>>();

/**
 * The API for the loaders of one request: what the frame and the page both read is read once. Only for loaders, which change nothing: an
 * action has an API of its own, so what is read after it is read anew.
 * @param session of the calls; a page may be drawn with one only, but nothing may depend on that
 */
export function sharingReads(context: AppLoadContext, session: string, api: Api): Api {
  const reads = READS.get(context) ?? new Map<string, Promise<unknown>>();
  READS.set(context, reads);
  const ask = api.get as Get;
  const get: Get = (path, options) => {
    const key = JSON.stringify([session, path, options ?? {}]);
    const asked = reads.get(key) ?? ask(path, options);
    reads.set(key, asked);
    return asked;
  };
  return { ...api, get: get as Api['get'] };
}
