import type { BackOffice, Caller } from './back-office.js';

/** The statements that the requests of `GET` addresses have sent so far, and how many requests there were. */
async function countedSoFar(office: BackOffice): Promise<{ statements: number; calls: number }> {
  const text = await (await fetch(`${await office.shop.app.operations()}/metrics`)).text();
  const sum = (what: 'sum' | 'count'): number =>
    [...text.matchAll(/^guiche_request_statements_(sum|count)\{route="GET \/api\/[^"]*"\} (\d+)$/gm)]
      .filter(([, name]) => name === what)
      .reduce((total, [, , figure]) => total + Number(figure), 0);
  return { statements: sum('sum'), calls: sum('count') };
}

/**
 * How many statements the calls of a page send, as `npm run bench:backoffice` counts them: without the one by which each call reads the
 * session. Every call is answered with 200.
 */
export async function statementsOfPage(
  office: BackOffice,
  caller: Caller,
  addresses: readonly string[],
): Promise<number> {
  const open = async (): Promise<void> => {
    for (const address of addresses) {
      const { status } = await office.send(caller, 'GET', address);
      if (status !== 200) throw new Error(`${address} answers ${status}`);
    }
  };
  // What the process keeps is read once, and not counted.
  await open();
  const before = await countedSoFar(office);
  await open();
  const after = await countedSoFar(office);
  return after.statements - before.statements - (after.calls - before.calls);
}
