import { AsyncLocalStorage } from 'node:async_hooks';
import type { Leased } from './replica-pool.js';
import { requestScope } from './request-scope.js';

/** The setting that names the platform whose rows the restricted role sees. The policies are in `tenant-policies.ts`. */
export const PLATFORM_SETTING = 'guiche.platform';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback)\s*;?\s*$/i;

const unbounded = new AsyncLocalStorage<true>();

/**
 * Runs `work` with the rights of the application on all platforms, also in a request that is bound to one: for what serves several
 * platforms at once, such as a batch or a cache that requests share.
 */
export const acrossPlatforms = <T>(work: () => T): T => unbounded.run(true, work);

/** The platform that bounds the statements of the current request. Undefined: none does. */
export function boundPlatform(): string | undefined {
  return unbounded.getStore() ? undefined : (requestScope()?.platformId ?? undefined);
}

type Connection = Leased[0];
type Asked = readonly [asked: string | { readonly text: string }, ...more: unknown[]];

/**
 * A connection whose statements see and write the rows of one platform only, whatever conditions they have. The role and the setting
 * are those of a transaction, never of the session: they work behind a pooler, and nothing has to be reset. A statement outside a
 * transaction gets one, which costs two round trips more.
 */
export function boundTo(platformId: string, role: string, [connection, release]: Leased): Leased {
  if (!UUID.test(platformId)) throw new Error('a platform has an id');
  const bound = `set local role "${role}"; set local ${PLATFORM_SETTING} = '${platformId}'`;
  const ask = connection.query.bind(connection) as (...asked: Asked) => Promise<unknown>;
  let isOpen = false;

  const begin = async (text: string): Promise<unknown> => {
    try {
      return await ask(`${text}; ${bound}`);
    } catch (error) {
      await ask('rollback').catch(() => undefined);
      throw error;
    }
  };

  const alone = async (asked: Asked): Promise<unknown> => {
    await begin('begin');
    try {
      const answer = await ask(...asked);
      await ask('commit');
      return answer;
    } catch (error) {
      await ask('rollback').catch(() => undefined);
      throw error;
    }
  };

  const query = async (...asked: Asked): Promise<unknown> => {
    const [statement] = asked;
    const text = typeof statement === 'string' ? statement : statement.text;
    if (BEGINS.test(text)) {
      const answer = await begin(text);
      isOpen = true;
      return answer;
    }
    if (ENDS.test(text)) isOpen = false;
    else if (!isOpen) return alone(asked);
    return ask(...asked);
  };

  const guarded = new Proxy(connection, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name, target) as unknown)),
  }) as Connection;
  return [guarded, release];
}
