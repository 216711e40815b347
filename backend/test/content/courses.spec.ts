import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS } from '../../src/demo/demo-data.js';
import { order } from '../purchase/buyer.js';
import { AS_CUSTOMER, AS_SELLER, BackOffice } from '../support/back-office.js';

const AREAS = '/api/platform/member-areas';
const COURSES = '/api/customer/courses';
const EMAIL = 'cliente@conecta.example';
const LESSON = { body: '', opensAfterDays: 0, isPublished: true };
const FILM = Buffer.concat([
  Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
  Buffer.alloc(2_000, 7),
]);

let office: BackOffice;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-courses-'));
  office = await BackOffice.open({ settings: { OBJECTS_DIR: folder } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Area {
  readonly version: number;
  readonly modules: readonly {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    readonly lessons: readonly { readonly id: string; readonly title: string }[];
  }[];
  readonly products: readonly { readonly id: string; readonly opens: boolean }[];
}
interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly opensOn: string | null;
  readonly doneAt: string | null;
}
interface Course {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}
interface LessonFile {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}
interface OpenLesson extends Lesson {
  readonly files: readonly (LessonFile & { readonly path: string })[];
  readonly videoUrl: string | null;
  readonly previous: Lesson | null;
  readonly next: Lesson | null;
}

const asSeller = <T = { code: string; errors: object }>(method: string, path: string, body?: object) =>
  office.send<T>(AS_SELLER, method, `${AREAS}${path}`, body);
const asCustomer = <T = { code: string }>(method: string, path: string) =>
  office.send<T>(AS_CUSTOMER, method, `${COURSES}${path}`);
const show = async (id: string) => (await asSeller<Area>('GET', `/${id}`)).body;
const productOf = async (offerId: string): Promise<string> => {
  const [row] = await office.shop.rows<{ id: string }>('select product_id as id from offers where id = $1', [
    offerId,
  ]);
  return row?.id ?? '';
};
const versionOf = async (id: string, lessonId: string) =>
  (await asSeller<{ version: number }>('GET', `/${id}/lessons/${lessonId}`)).body.version;
const stored = () =>
  office.shop.rows(
    `select 'area' as kind, id, title, version from member_areas union all select 'module', id, title, version from area_modules
     union all select 'lesson', id, title, version from lessons order by 1, 2`,
  );

/** A published area of two modules with two lessons each, opened by this product. */
async function course(productId: string) {
  const { id } = (await asSeller<{ id: string }>('POST', '', { title: 'Fotografia' })).body;
  for (const title of ['Antes do clique', 'Luz']) await asSeller('POST', `/${id}/modules`, { title });
  const lessons: string[] = [];
  for (const [index, module] of (await show(id)).modules.entries())
    for (const title of ['primeira', 'segunda']) {
      const body = { moduleId: module.id, title: `${index + 1} ${title}` };
      const added = await asSeller<{ id: string }>('POST', `/${id}/lessons`, body);
      lessons.push(added.body.id);
      const edit = { ...LESSON, ...body, version: 1, minutes: 20 };
      expect((await asSeller('PUT', `/${id}/lessons/${added.body.id}`, edit)).status).toBe(204);
    }
  expect((await asSeller('PUT', `/${id}/products`, { productIds: [productId] })).status).toBe(204);
  const facts = { title: 'Fotografia', hasCertificate: true, isPublished: true, version: 1 };
  expect((await asSeller('PUT', `/${id}`, facts)).status).toBe(204);
  return { id, lessons };
}
async function paid() {
  const { paymentId } = await office.shop.bought(order({ email: EMAIL }));
  const charge = await office.shop.chargeOf(paymentId);
  await office.shop.outside.act('HAWKPAY', charge, 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const refund = async () => {
    await office.shop.outside.act('HAWKPAY', charge, 'refund');
    await office.shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
  };
  return { refund };
}
const courses = async () => (await asCustomer<{ items: Course[] }>('GET', '')).body.items;

it('a buyer sees the course, finishes its lessons, and gets a certificate at the end only', async () => {
  const { id, lessons } = await course(await productOf(OFFERS.digital.id));
  expect((await asCustomer('GET', `/${id}`)).status).toBe(404);
  const { refund } = await paid();
  await office.shop.until(async () => (await courses()).some((one) => one.id === id));
  const shown = (await asCustomer<Course>('GET', `/${id}`)).body;
  expect(shown.lessons.map(({ title }) => title)).toEqual([
    '1 primeira',
    '1 segunda',
    '2 primeira',
    '2 segunda',
  ]);
  const second = (await asCustomer<OpenLesson>('GET', `/${id}/lessons/${lessons[1]}`)).body;
  expect([second.previous?.title, second.next?.title]).toEqual(['1 primeira', '2 primeira']);
  for (const lesson of lessons.slice(1)) await asCustomer('PUT', `/${id}/lessons/${lesson}/done`);
  expect((await asCustomer('GET', `/${id}/certificate`)).body.code).toBe('courseNotFinished');
  const finish = () => asCustomer('PUT', `/${id}/lessons/${lessons[0]}/done`);
  expect((await Promise.all([finish(), finish()])).map(({ status }) => status)).toEqual([204, 204]);
  const { status, body } = await office.text(AS_CUSTOMER, `${COURSES}/${id}/certificate`);
  expect([status, body.slice(0, 5), body.includes('(Fotografia) Tj')]).toEqual([200, '%PDF-', true]);
  await asCustomer('DELETE', `/${id}/lessons/${lessons[0]}/done`);
  expect(
    (await asCustomer<Course>('GET', `/${id}`)).body.lessons.filter(({ doneAt }) => doneAt),
  ).toHaveLength(3);
  await refund();
  await office.shop.until(async () => (await asCustomer('GET', `/${id}`)).status === 404);
  for (const path of [`/${id}/lessons/${lessons[1]}`, `/${id}/certificate`])
    expect([path, (await asCustomer('GET', path)).status]).toEqual([path, 404]);
});

it('a lesson opens so many days after the purchase, and an unpublished one not at all', async () => {
  const { id, lessons } = await course(await productOf(OFFERS.digital.id));
  const [first = '', second = ''] = lessons;
  const [module] = (await show(id)).modules;
  const of = { ...LESSON, moduleId: module?.id, title: 'Depois' };
  await asSeller('PUT', `/${id}/lessons/${first}`, { ...of, opensAfterDays: 7, version: 2 });
  await asSeller('PUT', `/${id}/lessons/${second}`, { ...of, isPublished: false, version: 2 });
  await paid();
  await office.shop.until(async () => (await courses()).some((one) => one.id === id));
  expect((await asCustomer<Course>('GET', `/${id}`)).body.lessons).toHaveLength(3);
  expect((await asCustomer('GET', `/${id}/lessons/${second}`)).status).toBe(404);
  expect((await asCustomer('GET', `/${id}/lessons/${first}`)).body.code).toBe('lessonOpensLater');
  expect((await asCustomer('PUT', `/${id}/lessons/${first}/done`)).body.code).toBe('lessonOpensLater');
  await office.shop.rows(`update access_grants set granted_at = granted_at - interval '7 days'`);
  expect((await asCustomer<OpenLesson>('GET', `/${id}/lessons/${first}`)).body.opensOn).toBeNull();
});

it('a lesson plays films of known hosts and own files, which buyers read in parts', async () => {
  const { id, lessons } = await course(await productOf(OFFERS.digital.id));
  const [lesson = ''] = lessons;
  const [module] = (await show(id)).modules;
  const edit = { ...LESSON, moduleId: module?.id, title: 'Luz', version: 2 };
  const before = await stored();
  const hostile = { ...edit, videoUrl: 'https://evil.example/watch?v=dQw4w9WgXcQ' };
  expect(Object.keys((await asSeller('PUT', `/${id}/lessons/${lesson}`, hostile)).body.errors)).toEqual([
    'videoUrl',
  ]);
  expect(await stored()).toEqual(before);
  const youtube = { ...edit, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  expect((await asSeller('PUT', `/${id}/lessons/${lesson}`, youtube)).status).toBe(204);
  const files = `/${id}/lessons/${lesson}/files`;
  const send = async (fileName: string) => {
    const sent = { fileName, bytes: FILM.length };
    const { body } = await asSeller<{ url: string }>('POST', `${files}/uploads`, sent);
    return () => fetch(office.shop.app.url + body.url, { method: 'PUT', body: FILM });
  };
  const put = await send('aula 1.mp4');
  const twice = await Promise.all([put(), put()]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await put()).status).toBe(409);
  expect((await (await send('extra.mp4'))()).status).toBe(204);
  const own = async () =>
    (await asSeller<{ files: LessonFile[] }>('GET', `/${id}/lessons/${lesson}`)).body.files;
  const [one, two] = await own();
  expect([one?.title, two?.title]).toEqual(['aula 1', 'extra']);
  expect((await asSeller('PUT', `${files}/${one?.id}`, { title: 'Vídeo', version: 1 })).status).toBe(204);
  expect((await asSeller('PUT', `${files}/${one?.id}`, { title: 'Outro', version: 1 })).status).toBe(409);
  expect((await asSeller('PUT', `${files}/order`, { fileIds: [two?.id] })).status).toBe(204);
  await paid();
  await office.shop.until(async () => (await courses()).some((of) => of.id === id));
  const shown = (await asCustomer<OpenLesson>('GET', `/${id}/lessons/${lesson}`)).body;
  expect(shown.videoUrl).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(shown.files.map(({ title }) => title)).toEqual(['extra', 'Vídeo']);
  const [extra = '', film = ''] = shown.files.map(({ path }) => office.shop.app.url + path);
  const part = await fetch(film, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect(part.headers.get('content-disposition')).toMatch(/^inline;/);
  const version = (await own()).find((file) => file.id === one?.id)?.version ?? 0;
  expect((await asSeller('DELETE', `${files}/${one?.id}?version=1`)).status).toBe(409);
  expect((await asSeller('DELETE', `${files}/${one?.id}?version=${version}`)).status).toBe(204);
  expect([(await fetch(film)).status, (await fetch(extra)).status]).toEqual([404, 200]);
  const left = await versionOf(id, lesson);
  expect((await asSeller('DELETE', `/${id}/lessons/${lesson}?version=${left}`)).status).toBe(204);
  expect((await fetch(extra)).status).toBe(404);
  expect(await office.shop.rows('select 1 from lesson_files')).toEqual([]);
});

it('modules and lessons are moved by steps, and a module with lessons is not deleted', async () => {
  const { id, lessons } = await course(await productOf(OFFERS.digital.id));
  const [first, second] = (await show(id)).modules;
  await asSeller('POST', `/${id}/moves`, { id: second?.id, step: 'up' });
  await asSeller('POST', `/${id}/moves`, { id: lessons[0], step: 'down' });
  const order = (await show(id)).modules.map(({ title, lessons: of }) => [title, of.map((one) => one.title)]);
  expect(order).toEqual([
    ['Luz', ['2 primeira', '2 segunda']],
    ['Antes do clique', ['1 segunda', '1 primeira']],
  ]);
  const before = await stored();
  expect((await asSeller('DELETE', `/${id}/modules/${first?.id}`)).body.code).toBe('moduleHasLessons');
  const late = { title: 'Outro', version: 99 };
  expect((await asSeller('PUT', `/${id}/modules/${first?.id}`, late)).status).toBe(409);
  expect(await stored()).toEqual(before);
  for (const lesson of lessons.slice(0, 2)) {
    const version = await versionOf(id, lesson);
    expect((await asSeller('DELETE', `/${id}/lessons/${lesson}?version=${version}`)).status).toBe(204);
  }
  expect((await asSeller('DELETE', `/${id}/modules/${first?.id}`)).status).toBe(204);
  expect((await show(id)).modules.map(({ title }) => title)).toEqual(['Luz']);
});

it('another seller finds no area, and an area is opened by own products only', async () => {
  const { id, lessons } = await course(await productOf(OFFERS.digital.id));
  const [module] = (await show(id)).modules;
  const login = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', login)).body;
  const before = await stored();
  const lesson = { ...LESSON, moduleId: module?.id, title: 'Minha', version: 2 };
  for (const [method, path, body] of [
    ['GET', `/${id}`, undefined],
    ['PUT', `/${id}`, { title: 'Minha', hasCertificate: false, isPublished: false, version: 2 }],
    ['PUT', `/${id}/products`, { productIds: [] }],
    ['POST', `/${id}/modules`, { title: 'Meu' }],
    ['PUT', `/${id}/modules/${module?.id}`, { title: 'Meu', version: 1 }],
    ['DELETE', `/${id}/modules/${module?.id}`, undefined],
    ['POST', `/${id}/moves`, { id: module?.id, step: 'down' }],
    ['POST', `/${id}/lessons`, { moduleId: module?.id, title: 'Minha' }],
    ['GET', `/${id}/lessons/${lessons[0]}`, undefined],
    ['PUT', `/${id}/lessons/${lessons[0]}`, lesson],
    ['DELETE', `/${id}/lessons/${lessons[0]}?version=2`, undefined],
    ['POST', `/${id}/lessons/${lessons[0]}/files/uploads`, { fileName: 'a.mp4', bytes: 9 }],
    ['PUT', `/${id}/lessons/${lessons[0]}/files/order`, { fileIds: [] }],
    ['PUT', `/${id}/lessons/${lessons[0]}/files/${id}`, { title: 'Meu', version: 1 }],
    ['DELETE', `/${id}/lessons/${lessons[0]}/files/${id}?version=1`, undefined],
  ] as const)
    expect([path, (await office.sendAs(token, method, `${AREAS}${path}`, body)).status]).toEqual([path, 404]);
  const mine = (await office.sendAs<{ id: string }>(token, 'POST', AREAS, { title: 'Área' })).body.id;
  const productIds = [await productOf(OFFERS.digital.id)];
  expect((await office.sendAs(token, 'PUT', `${AREAS}/${mine}/products`, { productIds })).status).toBe(404);
  expect((await stored()).filter((row) => row.id !== mine)).toEqual(before);
  expect((await show(id)).products.filter(({ opens }) => opens).map((one) => one.id)).toEqual(productIds);
});
