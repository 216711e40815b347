import { jest } from '@jest/globals';
import { Client } from 'pg';

/** The server hands out one job, and the connection breaks before its answer arrives. */
export function loseTheNextJob(): { readonly wasLost: () => boolean; restore(): void } {
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  let lost = false;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const answer = query.apply(this, args);
    const text = (args[0] as { text?: string }).text ?? '';
    if (!text.includes('skip locked') || !text.includes('locked_by = $1')) return answer;
    return (answer as Promise<{ rows: unknown[] }>).then((taken) => {
      if (lost || taken.rows.length === 0) return taken;
      lost = true;
      throw new Error('Connection terminated unexpectedly');
    });
  } as typeof query);
  return { wasLost: () => lost, restore: () => spy.mockRestore() };
}
