import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS, ORDER_BUMPS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { GrantAccess } from '../../src/modules/content/use-cases/grant-access.js';
import { order } from '../purchase/buyer.js';
import { PDF, SVG } from '../sellers/document-files.js';
import { onPlatform } from '../support/contexts.js';
import { AS_CUSTOMER, AS_SELLER, BackOffice } from '../support/back-office.js';

const PRODUCTS = '/api/platform/products';
const CONTENT = '/api/customer/content';
const OWN_PAGE = '/my-purchases/access-purchases';
const LIGHT_GUIDE = ORDER_BUMPS[1]?.id;
const EMAIL = 'cliente@conecta.example';

let office: BackOffice;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-content-'));
  office = await BackOffice.open({ settings: { OBJECTS_DIR: folder } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Item {
  readonly itemId: string;
  readonly orderId: string;
  readonly title: string;
  readonly address: string | null;
  readonly files: readonly {
    readonly id: string;
    readonly title: string;
    readonly downloadsLeft: number | null;
  }[];
}
interface SellerFile {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

const productOf = async (offerId: string): Promise<string> => {
  const [row] = await office.shop.rows<{ id: string }>('select product_id as id from offers where id = $1', [
    offerId,
  ]);
  return row?.id ?? '';
};
const grant = (productId: string, bytes: number, fileName = 'Guia de bolso.pdf') =>
  office.send<{ url: string; code: string }>(AS_SELLER, 'POST', `${PRODUCTS}/${productId}/files/uploads`, {
    ...{ fileName, bytes },
  });
const put = async (url: string, file: Buffer): Promise<string> => {
  const answer = await fetch(office.shop.app.url + url, { method: 'PUT', body: file });
  return answer.status === 204
    ? '204'
    : `${answer.status} ${((await answer.json()) as { code: string }).code}`;
};
const sendFile = async (productId: string, file = PDF, fileName?: string) =>
  put((await grant(productId, file.length, fileName)).body.url, file);
const filesOf = async (productId: string) =>
  (await office.send<{ items: SellerFile[] }>(AS_SELLER, 'GET', `${PRODUCTS}/${productId}/files`)).body.items;
const content = async () => (await office.send<{ items: Item[] }>(AS_CUSTOMER, 'GET', CONTENT)).body.items;
const itemsOf = async (orderId: string) => (await content()).filter((item) => item.orderId === orderId);
const download = (itemId: string, fileId: string) =>
  office.send<{ url: string; code: string }>(AS_CUSTOMER, 'POST', `${CONTENT}/files/${fileId}/downloads`, {
    itemId,
  });
const grants = (orderId: string) =>
  office.shop.rows<{ title: string; status: string; reason: string | null; granted_at: Date }>(
    'select title, status, reason, granted_at from access_grants where order_id = $1 order by title',
    [orderId],
  );
const held = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

async function buy(changes: object = {}) {
  const { paymentId } = await office.shop.bought(order({ email: EMAIL, ...changes }));
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  const act = async (what: 'pay' | 'refund' | 'chargeback', status: string) => {
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), what);
    return office.shop.paymentBecomes(paymentId, { status });
  };
  return { paymentId, orderId: row?.id ?? '', act };
}
async function paid(changes: object = {}) {
  const bought = await buy(changes);
  const payment = await bought.act('pay', 'APPROVED');
  await office.shop.until(async () => (await itemsOf(bought.orderId)).length > 0);
  return { ...bought, payment };
}

it('each bought item is opened once with the payment, and closed by a refund', async () => {
  const productId = await productOf(OFFERS.digital.id);
  expect(await sendFile(productId)).toBe('204');
  const bought = await buy({ orderBumpsIds: [LIGHT_GUIDE] });
  expect(await grants(bought.orderId)).toEqual([]);
  expect(await itemsOf(bought.orderId)).toEqual([]);
  const payment = await bought.act('pay', 'APPROVED');
  await office.shop.until(async () => (await itemsOf(bought.orderId)).length === 2);
  expect(payment.access).toEqual([
    { title: 'Fotografia com o Celular', address: OWN_PAGE },
    { title: 'Guia da luz natural', address: 'https://cursos.conecta.example/guia-da-luz-natural' },
  ]);
  const items = await itemsOf(bought.orderId);
  expect(items.map(({ title, files }) => [title, files.length]).sort()).toEqual([
    ['Fotografia com o Celular', 1],
    ['Guia da luz natural', 0],
  ]);
  const before = await grants(bought.orderId);
  expect(before.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  const course = items.find(({ files }) => files.length === 1);
  await bought.act('refund', 'REFUNDED');
  await office.shop.until(async () => (await itemsOf(bought.orderId)).length === 0);
  expect((await grants(bought.orderId)).map(({ status, reason }) => [status, reason])).toEqual([
    ['REVOKED', 'REFUNDED'],
    ['REVOKED', 'REFUNDED'],
  ]);
  expect((await download(course?.itemId ?? '', course?.files[0]?.id ?? '')).status).toBe(404);
});

it('a chargeback closes the access, and a dispute that is won opens it again with its first date', async () => {
  const { orderId, paymentId, act } = await paid();
  const before = await grants(orderId);
  expect(before).toMatchObject([{ status: 'ACTIVE', reason: null }]);
  await act('chargeback', 'CHARGEBACK');
  await office.shop.until(async () => (await itemsOf(orderId)).length === 0);
  expect(await grants(orderId)).toMatchObject([{ status: 'REVOKED', reason: 'CHARGEBACK' }]);
  office.shop.clock.advance(60_000);
  // As ApplyOutcome writes it; the event only names the order.
  await office.shop.rows(`update payments set status = 'APPROVED' where id = $1`, [paymentId]);
  const follow = () => office.shop.app.get(GrantAccess).follow(onPlatform(PLATFORM_A), [orderId]);
  await Promise.all([follow(), follow()]);
  expect(await grants(orderId)).toEqual(before);
  expect(await itemsOf(orderId)).toHaveLength(1);
});

it('a limit of downloads holds for two requests at once, and each file has its own name', async () => {
  const productId = await productOf(OFFERS.digital.id);
  const [file] = await filesOf(productId);
  const edit = { title: 'Guia, edição "2"', downloadLimit: 2, version: file?.version };
  expect(
    (await office.send(AS_SELLER, 'PUT', `${PRODUCTS}/${productId}/files/${file?.id}`, edit)).status,
  ).toBe(204);
  expect(
    (await office.send(AS_SELLER, 'PUT', `${PRODUCTS}/${productId}/files/${file?.id}`, edit)).status,
  ).toBe(409);
  const { orderId } = await paid();
  const [item] = await itemsOf(orderId);
  const link = await download(item?.itemId ?? '', file?.id ?? '');
  expect(link.status).toBe(201);
  const answer = await fetch(office.shop.app.url + link.body.url);
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w-]{22}\.pdf"; filename\*=UTF-8''Guia%2C%20edi%C3%A7%C3%A3o%20%222%22\.pdf$/,
  );
  expect((await fetch(office.shop.app.url + link.body.url.replace('Guia', 'Outro'))).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => download(item?.itemId ?? '', file?.id ?? '')));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await itemsOf(orderId))[0]?.files[0]?.downloadsLeft).toBe(0);
  office.shop.clock.advance(61_000);
  expect((await fetch(office.shop.app.url + link.body.url)).status).toBe(403);
});

it('a player reads a film in parts', async () => {
  const productId = await productOf(OFFERS.digital.id);
  const film = Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
    Buffer.alloc(2_000, 7),
  ]);
  expect(await sendFile(productId, film, 'aula.mp4')).toBe('204');
  const file = (await filesOf(productId)).find(({ title }) => title === 'aula');
  const { orderId } = await paid();
  const [item] = await itemsOf(orderId);
  const { body } = await download(item?.itemId ?? '', file?.id ?? '');
  const part = await fetch(office.shop.app.url + body.url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    ...[206, `bytes 4-7/${film.length}`, 'ftyp'],
  ]);
  const whole = await fetch(office.shop.app.url + body.url, { headers: { range: 'bytes=9999-' } });
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, film.length]);
});

it('what is no file of these types, is too large or is sent twice is refused and nothing is kept', async () => {
  const productId = await productOf(OFFERS.digital.id);
  const before = [held(), await filesOf(productId)];
  expect(await sendFile(productId, SVG, 'figura.pdf')).toBe('415 fileTypeNotAccepted');
  expect(await sendFile(productId, Buffer.from('MZ program'), 'aula.zip')).toBe('415 fileTypeNotAccepted');
  expect((await grant(productId, 100 * 1024 * 1024)).body.code).toBe('fileTooLarge');
  expect([held(), await filesOf(productId)]).toEqual(before);
  const { body } = await grant(productId, PDF.length);
  expect([await put(body.url, PDF), await put(body.url, PDF)]).toEqual(['204', '409 alreadyUploaded']);
});

it('files are arranged and removed, and a removed one is gone from the storage and from buyers', async () => {
  const productId = await productOf(OFFERS.digital.id);
  const files = await filesOf(productId);
  const fileIds = files.map(({ id }) => id).toReversed();
  await office.send(AS_SELLER, 'PUT', `${PRODUCTS}/${productId}/files/order`, { fileIds });
  expect((await filesOf(productId)).map(({ id }) => id)).toEqual(fileIds);
  const { orderId } = await paid();
  const before = held().length;
  for (const file of await filesOf(productId)) {
    const path = `${PRODUCTS}/${productId}/files/${file.id}?version=`;
    expect((await office.send(AS_SELLER, 'DELETE', path + String(file.version + 1))).status).toBe(409);
    expect((await office.send(AS_SELLER, 'DELETE', path + String(file.version))).status).toBe(204);
  }
  expect(held().length).toBe(before - files.length);
  expect((await itemsOf(orderId))[0]?.files).toEqual([]);
});

it('another seller and another buyer find neither the files nor the access', async () => {
  const productId = await productOf(OFFERS.digital.id);
  await sendFile(productId);
  const [file] = await filesOf(productId);
  const theirs = await buy({ email: 'outra@example.com' });
  await theirs.act('pay', 'APPROVED');
  await office.shop.until(async () => (await grants(theirs.orderId)).length === 1);
  const [given] = await office.shop.rows<{ id: string }>(
    'select item_id as id from access_grants where order_id = $1',
    [theirs.orderId],
  );
  expect(await itemsOf(theirs.orderId)).toEqual([]);
  expect((await download(given?.id ?? '', file?.id ?? '')).status).toBe(404);
  expect(await office.shop.rows('select 1 from file_downloads where item_id = $1', [given?.id])).toEqual([]);
  const login = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', login)).body;
  const own = `${PRODUCTS}/${productId}/files`;
  for (const [method, path, body] of [
    ['GET', own, undefined],
    ['POST', `${own}/uploads`, { fileName: 'a.pdf', bytes: 10 }],
    ['PUT', `${own}/order`, { fileIds: [] }],
    ['PUT', `${own}/${file?.id}`, { title: 'Meu', version: 1 }],
    ['DELETE', `${own}/${file?.id}?version=1`, undefined],
  ] as const)
    expect([path, (await office.sendAs(token, method, path, body)).status]).toEqual([path, 404]);
  expect(await filesOf(productId)).toEqual([file]);
});
