import { callbackify, types } from 'node:util';
import pg from 'pg';

/** The server keeps the connection and does not answer: its process hangs, or its machine is gone without a word. */
export class ServerNotResponding extends Error {
  constructor(withinMs: number) {
    super(`the database did not answer within ${withinMs} ms`);
  }
}

/**
 * Closes a connection when a statement on it is not answered in time. It must not go back to its pool: the response may
 * still arrive, and the next user of the connection would wait for it, too. The statement may still take effect, as
 * whenever a connection breaks. `patienceMs` is called for each statement; undefined: no limit.
 */
export function withResponseTimeout(connection: pg.ClientBase, patienceMs: () => number | undefined): void {
  const client = connection as pg.Client;
  const ask = (asked: readonly unknown[]): unknown => {
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, client, asked);
    const withinMs = patienceMs();
    if (withinMs !== undefined && types.isPromise(answer)) endUnlessAnswered(client, answer, withinMs);
    return answer;
  };
  client.query = ((...asked: unknown[]) => {
    const report = asked.at(-1);
    // A pool that is asked itself asks with a callback.
    return typeof report === 'function'
      ? callbackify(() => ask(asked.slice(0, -1)) as Promise<unknown>)(report as () => void)
      : ask(asked);
  }) as typeof client.query;
}

function endUnlessAnswered(client: pg.Client, answer: Promise<unknown>, withinMs: number): void {
  let answered = false;
  const giveUp = (): void => {
    if (!answered) client.connection.stream.destroy(new ServerNotResponding(withinMs));
  };
  // A process that was too busy to read may reach its deadline before it sees a response that has arrived: it reads once
  // more.
  const timer = setTimeout(() => setImmediate(giveUp), withinMs);
  const done = (): void => {
    answered = true;
    clearTimeout(timer);
  };
  answer.then(done, done);
}
