import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PDF, SVG, decompressionBomb, photo } from '../sellers/document-files.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

const PAGE = '/api/admin/customization';
const REASON = 'Marca nova de Ana Souza';
let office: BackOffice;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-brand-'));
  office = await BackOffice.open({ settings: { OBJECTS_DIR: folder } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Look {
  readonly version: number;
  readonly logoUrl: string | null;
  readonly faviconUrl: string | null;
}
const look = async (of = AS_ADMIN) => (await office.send<Look>(of, 'GET', PAGE)).body;
const grant = async (picture: string, bytes: number, who = AS_ADMIN, of = AS_ADMIN) =>
  office.send<{ url: string; code: string }>(who, 'POST', `${PAGE}/pictures/uploads`, {
    ...{ picture, bytes, fileName: 'logo.png', reason: REASON, version: (await look(of)).version },
  });
const put = async (url: string, file: Buffer): Promise<string> => {
  const answer = await fetch(office.shop.app.url + url, { method: 'PUT', body: file });
  return answer.status === 204
    ? '204'
    : `${answer.status} ${((await answer.json()) as { code: string }).code}`;
};
const held = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
const platforms = () =>
  office.shop.rows('select id, logo_url, favicon_url, version from platforms order by id');
/** A transparent logo, wider than it may be. */
const logo = () =>
  sharp({
    create: { width: 960, height: 160, channels: 4, background: { r: 11, g: 92, b: 173, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
const shownAt = async (url: string | null) =>
  sharp(Buffer.from(await (await fetch(office.shop.app.url + String(url))).arrayBuffer())).metadata();

it('an uploaded logo is made small, stays transparent, is shown on every page and stands in the history with its reason', async () => {
  const file = await logo();
  const { status, body } = await grant('logoUrl', file.length);
  expect(status).toBe(201);
  // Proxies log addresses, and a reason may name people.
  expect(Buffer.from(body.url.split('link=')[1] ?? '', 'base64url').toString()).not.toContain('Ana');
  expect(await put(body.url, file)).toBe('204');
  const { logoUrl } = await look();
  expect(logoUrl).toMatch(/^\/api\/objects\/public\/brand-pictures\/[\w-]{22}\.png$/);
  expect(await shownAt(logoUrl)).toMatchObject({ format: 'png', width: 480, height: 80, hasAlpha: true });
  await office.shop.until(async () => {
    const site = await office.send<{ brand: Look }>(undefined, 'GET', '/api/site');
    return site.body.brand.logoUrl === logoUrl;
  });
  const { items } = (
    await office.send<{ items: { change: object; reason: string; requestedBy: string }[] }>(
      ...([AS_ADMIN, 'GET', `${PAGE}/changes`] as const),
    )
  ).body;
  expect(items[0]).toMatchObject({ change: { logoUrl }, reason: REASON });
  const [recorded] = await office.shop.rows<{ actor: string; reason: string }>(
    `select actor, reason from audit_log where reason = $1 order by position desc limit 1`,
    [REASON],
  );
  expect(recorded?.actor).toBe(`staff:${office.person(AS_ADMIN).id}`);
});

it('a mail shows the uploaded logo by its full address', async () => {
  const { logoUrl } = await look();
  const { email } = office.person(AS_SELLER);
  await office.send(undefined, 'POST', '/api/password-recoveries', { area: 'seller', email });
  const mails = () => office.shop.rows<{ html: string }>('select html_body as html from demo_mails');
  await office.shop.until(async () => (await mails()).some(({ html }) => html.includes(String(logoUrl))));
  const [mail] = await mails();
  expect(mail?.html).toMatch(new RegExp(`<img src="https?://[^"/]+${logoUrl}"`));
});

it('a browser icon is cut to a square', async () => {
  const file = await photo();
  expect(await put((await grant('faviconUrl', file.length)).body.url, file)).toBe('204');
  const { faviconUrl } = await look();
  expect(await shownAt(faviconUrl)).toMatchObject({ format: 'png', width: 96, height: 96 });
});

it('a link works once, for its picture only, and of two uploads at once one is kept', async () => {
  const file = await logo();
  const links = [await grant('logoUrl', file.length), await grant('logoUrl', file.length)].map(
    ({ body }) => body.url,
  );
  const before = held().length;
  expect(await put(String(links[0]).replace('logoUrl', 'faviconUrl'), file)).toBe('403 linkNotValid');
  expect((await Promise.all(links.map((url) => put(url, file)))).sort()).toEqual([
    '204',
    '409 changedMeanwhile',
  ]);
  expect(held().length).toBe(before + 1);
  const after = [held(), await platforms()];
  expect(await put(String(links[0]), file)).toBe('409 changedMeanwhile');
  expect([held(), await platforms()]).toEqual(after);
});

it('SVG, what is no picture, and what is too large is refused, and nothing is kept', async () => {
  const before = [held(), await platforms()];
  const refusals: string[] = [];
  for (const file of [SVG, PDF, decompressionBomb()])
    refusals.push(await put((await grant('logoUrl', file.length)).body.url, file));
  refusals.push((await grant('logoUrl', 6 * 1024 * 1024)).body.code);
  refusals.push((await grant('termsUrl', 100)).body.code);
  expect(refusals).toEqual([
    ...['415 fileTypeNotAccepted', '415 fileTypeNotAccepted', '422 pictureTooLarge'],
    ...['fileTooLarge', 'validation'],
  ]);
  expect([held(), await platforms()]).toEqual(before);
});

it('only staff who may change the look get a link, and it changes their own platform only', async () => {
  await office.grant('isUsersAvailable');
  const before = await platforms();
  expect((await grant('logoUrl', 100, AS_FUNCTIONARY)).status).toBe(403);
  expect((await grant('logoUrl', 100, AS_SELLER)).status).toBe(403);
  expect(await platforms()).toEqual(before);
  const own = await look();
  const file = await logo();
  const { body } = await grant('logoUrl', file.length, AS_OTHER_ADMIN, AS_OTHER_ADMIN);
  expect(await put(body.url, file)).toBe('204');
  expect((await look(AS_OTHER_ADMIN)).logoUrl).toMatch(/brand-pictures/);
  expect(await look()).toEqual(own);
});
