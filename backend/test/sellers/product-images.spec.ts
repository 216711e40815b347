import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { PDF, SVG, decompressionBomb, photo } from './document-files.js';

const PRODUCTS = '/api/platform/products';
const TERMS = {
  type: 'ONE_TIME',
  price: 9_700,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
};
let office: BackOffice;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-images-'));
  office = await BackOffice.open({ settings: { OBJECTS_DIR: folder } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Shown {
  readonly imageUrl: string | null;
  readonly version: number;
}
const create = async () => {
  const body = { name: 'Curso de aquarela', type: 'DIGITAL', offer: TERMS };
  const { id, offerId } = (
    await office.send<{ id: string; offerId: string }>(AS_SELLER, 'POST', PRODUCTS, body)
  ).body;
  await office.send(AS_SELLER, 'POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' });
  const { version } = await show(id);
  return { id, offerId, version };
};
const show = async (id: string) => (await office.send<Shown>(AS_SELLER, 'GET', `${PRODUCTS}/${id}`)).body;
const grant = (id: string, version: number, bytes: number, token?: string) => {
  const path = `${PRODUCTS}/${id}/image/uploads`;
  const body = { fileName: 'capa.jpg', bytes, version };
  return token
    ? office.sendAs<{ url: string; code: string }>(token, 'POST', path, body)
    : office.send<{ url: string; code: string }>(AS_SELLER, 'POST', path, body);
};
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
const stored = () =>
  office.shop.rows('select id, image_url, share_image_url, version from products order by id');
const pictureOf = async (offerId: string) =>
  (
    await office.shop.send<{ product: { image: string | null; shareImage: string | null } }>(
      ...(['GET', `/api/checkout/${offerId}`] as const),
    )
  ).body.product;

it('a picture is cut to a square, kept in two formats without metadata, and shown on the checkout', async () => {
  const { id, offerId, version } = await create();
  const file = await photo();
  const { body, status } = await grant(id, version, file.length);
  expect(status).toBe(201);
  expect((await pictureOf(offerId)).image).toBeNull();
  expect(await put(body.url, file)).toBe('204');
  await office.shop.until(async () => (await pictureOf(offerId)).image !== null);
  const { image, shareImage } = await pictureOf(offerId);
  expect(image).toMatch(/^\/api\/objects\/public\/product-images\/[\w-]{22}\.webp$/);
  expect(shareImage).toMatch(/^\/api\/objects\/public\/product-images\/[\w-]{22}\.jpg$/);
  const answer = await fetch(office.shop.app.url + String(image));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 288, height: 288 });
  const share = Buffer.from(await (await fetch(office.shop.app.url + String(shareImage))).arrayBuffer());
  expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
  expect([bytes, share].some((one) => one.includes('Modelo secreto'))).toBe(false);
});

it('a link works once, and nothing of the second file remains', async () => {
  const { id, version } = await create();
  const file = await photo();
  const { body } = await grant(id, version, file.length);
  expect(await put(body.url, file)).toBe('204');
  const before = [held(), await stored()];
  expect(await put(body.url, file)).toBe('409 changedMeanwhile');
  expect((await grant(id, version, file.length)).body.code).toBe('changedMeanwhile');
  expect([held(), await stored()]).toEqual(before);
});

it('of two uploads at once one is kept, and the files of the other are deleted', async () => {
  const { id, version } = await create();
  const file = await photo();
  const links = [await grant(id, version, file.length), await grant(id, version, file.length)];
  const before = held().length;
  const answers = await Promise.all(links.map(({ body }) => put(body.url, file)));
  expect(answers.sort()).toEqual(['204', '409 changedMeanwhile']);
  expect(held().length).toBe(before + 2);
});

it('what is no picture, is too large, or is interrupted is refused and nothing is kept', async () => {
  const { id, version } = await create();
  const before = [held(), await stored()];
  const refusals: string[] = [];
  for (const file of [SVG, PDF, decompressionBomb()]) {
    const { body } = await grant(id, version, file.length);
    refusals.push(await put(body.url, file));
  }
  const { body } = await grant(id, version, 1_000);
  refusals.push(await put(body.url, Buffer.alloc(500)));
  refusals.push((await grant(id, version, 100 * 1024 * 1024)).body.code);
  expect(refusals).toEqual([
    ...['415 fileTypeNotAccepted', '415 fileTypeNotAccepted', '422 pictureTooLarge'],
    ...['422 fileNotWhole', 'fileTooLarge'],
  ]);
  expect([held(), await stored()]).toEqual(before);
});

it('another seller gets no link, and a picture is removed on the version that was seen only', async () => {
  const { id, offerId, version } = await create();
  const file = await photo();
  const { body } = await grant(id, version, file.length);
  await put(body.url, file);
  const before = await stored();
  const login = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', login)).body;
  expect((await grant(id, version + 1, file.length, token)).status).toBe(404);
  const path = `${PRODUCTS}/${id}/image?version=`;
  expect((await office.sendAs(token, 'DELETE', path + String(version + 1))).status).toBe(404);
  expect((await office.send(AS_SELLER, 'DELETE', path + String(version))).status).toBe(409);
  expect(await stored()).toEqual(before);
  expect((await office.send(AS_SELLER, 'DELETE', path + String(version + 1))).status).toBe(204);
  expect((await show(id)).imageUrl).toBeNull();
  await office.shop.until(async () => (await pictureOf(offerId)).image === null);
});
