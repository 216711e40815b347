import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkoutPath, expect, hydrated, test } from './journey';

const run = promisify(execFile);
const SCALES = path.resolve(import.meta.dirname, '../bench/checkout-weight.mjs');

test('a checkout stays within its budgets: HTML 30 KB, CSS 15 KB, JavaScript 110 KB, the frame of a card 15 KB as gzip', async ({
  baseURL,
  demo,
}) => {
  const { stdout } = await run(process.execPath, [SCALES, `${baseURL}${checkoutPath(demo.offers.physical)}`]);
  expect(stdout).toMatch(/^HTML +[\d.]+ of +30\.0 KB$/m);
  expect(stdout).toMatch(/^CSS +[\d.]+ of +15\.0 KB$/m);
  expect(stdout).toMatch(/^JavaScript +[\d.]+ of +110\.0 KB$/m);
  expect(stdout).toMatch(/^Card frame +[\d.]+ of +15\.0 KB$/m);
});

test("nothing of a translation library or of Mantine's components reaches a checkout", async ({
  page,
  demo,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(checkoutPath(demo.offers.digital), { waitUntil: 'networkidle' });
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.some((source) => /i18next|MantineProvider/.test(source))).toBe(false);
  await expect(page.locator('link[rel=stylesheet][href*=mantine]')).toHaveCount(0);
  // The page is in Portuguese; a sentence of another language would prove that a catalogue was loaded.
  expect(sources.some((source) => source.includes('Required field'))).toBe(false);
});

test('the first view of each layout loads at most 12 requests and 160 KB, without the seller’s pictures', async ({
  page,
  demo,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const arrived = new Map<string, { readonly url: string; bytes: number }>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const ours = !response.url.startsWith('data:') && !response.url.includes('/demo/');
    if (ours) arrived.set(requestId, { url: response.url, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = arrived.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  for (const offerId of Object.values(demo.byLayout)) {
    await client.send('Network.clearBrowserCache');
    arrived.clear();
    await page.goto(checkoutPath(offerId), { waitUntil: 'networkidle' });
    await hydrated(page);
    const files = [...arrived.values()];
    expect(files.length).toBeGreaterThan(5);
    expect(files.length, files.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(12);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(160 * 1024);
  }
});
