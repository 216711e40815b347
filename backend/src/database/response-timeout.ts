import { callbackify, types } from 'node:util';
import pg from 'pg';

/** The server keeps the connection and does not answer: its process hangs, or its machine is gone without a word. */
export class ServerNotResponding extends Error {
  constructor(withinMs: number) {
    super(`the database did not answer within ${withinMs} ms`);
  }
}

/**
 * Gives a connection up for good when a statement on it is not answered in time. It must not go back to its pool: the answer may
 * still come, and whoever is given the connection next would wait for it, too. What was asked may yet be done, as whenever a
 * connection breaks. `patienceMs` is asked with each statement; undefined: as long as it takes.
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
    const tell = asked.at(-1);
    // A pool that is asked itself asks with a callback.
    return typeof tell === 'function'
      ? callbackify(() => ask(asked.slice(0, -1)) as Promise<unknown>)(tell as () => void)
      : ask(asked);
  }) as typeof client.query;
}

function endUnlessAnswered(client: pg.Client, answer: Promise<unknown>, withinMs: number): void {
  let answered = false;
  const giveUp = (): void => {
    if (!answered) client.connection.stream.destroy(new ServerNotResponding(withinMs));
  };
  // A process that was too busy to look finds its time over before it sees the answer that lies there: it looks once more.
  const timer = setTimeout(() => setImmediate(giveUp), withinMs);
  const done = (): void => {
    answered = true;
    clearTimeout(timer);
  };
  answer.then(done, done);
}
