import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderToHtml } from './render-to-html.server';

const orphans: unknown[] = [];
const note = (reason: unknown) => orphans.push(reason);
beforeEach(() => {
  orphans.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
});

function Broken(): never {
  throw new Error('no such shape');
}

test('an error during rendering is reported once, to the caller, and does not end the process', async () => {
  const result: unknown[] = [];
  const page = renderToHtml(<Broken />, 'n', (error) => void result.push(error));
  await expect(page).rejects.toThrow('no such shape');
  // Unhandled rejections are reported in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(orphans).toEqual([]);
  expect(result).toEqual([expect.objectContaining({ message: 'no such shape' })]);
});

test('a page is whole, without the zeros that React leaves between letters', async () => {
  const words = 'Ceará · '.repeat(2_000);
  expect(await renderToHtml(<p>{words}</p>, 'n', () => {})).toBe(`<p>${words}</p>`);
});
