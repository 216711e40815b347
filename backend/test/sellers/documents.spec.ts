import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { SELLERS_AT_ONCE } from '../../src/modules/documents/use-cases/demanded-documents.js';
import { until } from '../support/index.js';
import { PDF, SVG, decompressionBomb, photo } from './document-files.js';
import { writtenColumns } from '../support/copy-row.js';

interface OwnDocument {
  readonly kind: string;
  readonly status: string;
  readonly problem: string | null;
  readonly isRequired: boolean;
  readonly documentId: string | null;
  readonly history: readonly { readonly status: string; readonly problem: string | null }[];
}
interface Own {
  readonly accountStatus: string;
  readonly documentType: string | null;
  readonly items: readonly OwnDocument[];
}
interface UnderReview {
  readonly id: string;
  readonly version: number;
  readonly attempt: number;
  readonly questions: readonly { readonly code: string }[];
  readonly seller: { readonly document: string };
  readonly waiting: number;
  readonly position: number;
  readonly next: readonly { readonly id: string }[];
  readonly history: readonly { readonly status: string }[];
}
interface Affected {
  readonly count: number;
  readonly names: readonly string[];
}
interface DemandPreview {
  readonly incomplete: Affected;
  readonly verified: Affected;
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const OWN = '/api/platform/documents';
const STAFF = '/api/admin/documents';
const PREVIEW = '/api/admin/demanded-documents/preview';
const SETTINGS = '/api/admin/platform-settings';
/** The documents of payments.md §5. */
const DEMANDED = {
  ...{ personPhotoDocumentBack: false, personPhotoPersonWithDocument: true, personAddressProof: true },
  ...{ personBalanceSheet: true, companyPhotoDocumentBack: false, companyPhotoPersonWithDocument: true },
  ...{ companyAddressProof: true, companyBalanceSheet: true, companyPhotoDocumentSocialContract: true },
};
const CPF = '39053344705';
const CNPJ = '11222333000181';
let office: BackOffice;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-documents-'));
  office = await BackOffice.open({ settings: { OBJECTS_DIR: folder } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The files that are kept, also parts of files. */
const held = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
const stored = () =>
  office.shop.rows('select id, kind, status, version, superseded_at from seller_documents order by id');
const setSeller = (document: string | null, status: string) =>
  office.shop.rows('update users set document = $2, status = $3 where id = $1', [
    office.person(AS_SELLER).id,
    document,
    status,
  ]);
const own = async (): Promise<Own> => (await office.send<Own>(AS_SELLER, 'GET', OWN)).body;
const ownOf = async (kind: string): Promise<OwnDocument> => {
  const found = (await own()).items.find((item) => item.kind === kind);
  if (!found) throw new Error(`no document ${kind} is asked for`);
  return found;
};
const grant = (kind: string, bytes: number, fileName = 'foto.jpg') =>
  office.send<{ url: string } & Refusal>(AS_SELLER, 'POST', `${OWN}/uploads`, { kind, bytes, fileName });
const put = async (url: string, file: Buffer): Promise<string> => {
  const answer = await fetch(office.shop.app.url + url, { method: 'PUT', body: file });
  if (answer.status === 204) return '204';
  return `${answer.status} ${((await answer.json()) as Refusal).code}`;
};
const upload = async (kind: string, file: Buffer, fileName?: string): Promise<string> => {
  const { status, body } = await grant(kind, file.length, fileName);
  return status === 201 ? put(body.url, file) : `${status} ${body.code}`;
};
const review = async (id: string | null): Promise<UnderReview> =>
  (await office.send<UnderReview>(AS_ADMIN, 'GET', `${STAFF}/${id}`)).body;
const decide = (id: string | null, decision: object, caller = AS_ADMIN) =>
  office.send<Refusal>(caller, 'PUT', `${STAFF}/${id}/decision`, { yes: [], no: [], ...decision });
const approve = async (kind: string): Promise<number> => {
  const { documentId } = await ownOf(kind);
  const { version, questions } = await review(documentId);
  const yes = questions.map(({ code }) => code);
  return (await decide(documentId, { decision: 'APPROVE', yes, version })).status;
};

const setDemanded = async (rules: object): Promise<number> => {
  office.shop.clock.advance(1_000);
  const { version } = (await office.send<{ version: number }>(AS_ADMIN, 'GET', SETTINGS)).body;
  const change = { ...DEMANDED, reason: 'Teste', version, ...rules };
  return (await office.send(AS_ADMIN, 'PUT', `${SETTINGS}/documents`, change)).status;
};

/** What the list of sellers shows of the documents, found by that state and by no other. */
async function listedState(): Promise<string | undefined> {
  const states = ['NONE', 'INCOMPLETE', 'PENDING', 'REJECTED', 'APPROVED'];
  const found = await Promise.all(
    states.map(async (state) => {
      const path = `/api/admin/users?documents=${state}&limit=100`;
      const { body } = await office.send<{ items: { id: string; documents: string }[] }>(
        AS_ADMIN,
        'GET',
        path,
      );
      const row = body.items.find(({ id }) => id === office.person(AS_SELLER).id);
      return row ? [`${state} ${row.documents}`] : [];
    }),
  );
  return found.flat().join();
}

/** Refused with this answer, and neither a file nor a row remains. */
async function expectRefusal(answer: Promise<string>, expected: string): Promise<void> {
  const before = [held(), await stored()];
  expect(await answer).toBe(expected);
  expect([held(), await stored()]).toEqual(before);
}

describe('the documents that are asked for', () => {
  it('are those of the specification, with its sentences, and the social contract of companies only', async () => {
    await setSeller(CPF, 'EMAIL_CONFIRMED');
    const missing = async () => (await own()).items.flatMap(({ problem }) => (problem ? [problem] : []));
    const ofAll = [
      'Foto do documento é obrigatório.',
      'Foto do documento com pessoa é obrigatório.',
      'Comprovante de endereço é obrigatório.',
      'Balanço patrimonial é obrigatório.',
    ];
    expect(await missing()).toEqual(ofAll);
    expect(await upload('photoDocumentSocialContract', PDF, 'contrato.pdf')).toBe('404 notFound');
    await setSeller(CNPJ, 'EMAIL_CONFIRMED');
    expect(await missing()).toEqual([...ofAll, 'Contrato social é obrigatório.']);
    await setSeller(null, 'EMAIL_CONFIRMED');
    expect(await upload('photoDocument', await photo())).toBe('409 taxIdMissing');
    await setSeller(CPF, 'EMAIL_CONFIRMED');
    expect(await listedState()).toBe('NONE NONE');
  });
});

describe('a file that is refused leaves nothing behind', () => {
  it.each([
    ['an SVG under the name of a photo', SVG, 'foto.jpg', '415 fileTypeNotAccepted'],
    [
      'a page under the name of a PDF',
      Buffer.from('<!doctype html><p>x'),
      'a.pdf',
      '415 fileTypeNotAccepted',
    ],
    ['half a PDF', PDF.subarray(0, 20), 'a.pdf', '422 fileNotWhole'],
  ])('%s', async (_title, file, name, expected) => {
    await expectRefusal(upload('photoDocument', file, name), expected);
  });

  it('a photo under the name of a PDF, which would be no PDF (P5.66)', async () => {
    await expectRefusal(upload('photoDocument', await photo(), 'rg.pdf'), '415 fileTypeNotAccepted');
  });

  it('a photo that ends half way', async () => {
    const file = await photo();
    await expectRefusal(upload('photoDocument', file.subarray(0, file.length / 2)), '422 pictureBroken');
  });

  it('a small file that unpacks to 400 megapixels', async () => {
    const bomb = decompressionBomb();
    expect(bomb.length).toBeLessThan(100_000);
    await expectRefusal(upload('photoDocument', bomb, 'foto.png'), '422 pictureTooLarge');
  });

  it('a file that is too large, empty, or of another size than was said', async () => {
    const file = await photo();
    await expectRefusal(upload('photoDocument', Buffer.alloc(0)), '422 fileEmpty');
    const tooLarge = grant('photoDocument', 10 * 1024 * 1024 + 1);
    await expectRefusal(
      tooLarge.then(({ status, body }) => `${status} ${body.code}`),
      '413 fileTooLarge',
    );
    const sizes = [
      [file.length - 1, '413 fileTooLarge'],
      [file.length + 1, '422 fileNotWhole'],
    ] as const;
    for (const [bytes, expected] of sizes) {
      const { body } = await grant('photoDocument', bytes);
      await expectRefusal(put(body.url, file), expected);
    }
  });

  it('a file whose sender goes away half way, or sends more than was said without a length', async () => {
    const file = await photo();
    const before = [held(), await stored()];
    const { body } = await grant('photoDocument', file.length);
    const sending = request(office.shop.app.url + body.url, { method: 'PUT' });
    sending.on('error', () => undefined);
    sending.write(file.subarray(0, 100));
    await new Promise((resolve) => setTimeout(resolve, 100));
    sending.destroy();
    const chunked = await grant('photoDocument', 50);
    const tooMuch = fetch(office.shop.app.url + chunked.body.url, {
      method: 'PUT',
      body: new Blob([file]).stream(),
      duplex: 'half',
    });
    // The connection may be closed before the answer is read.
    expect(await tooMuch.then(({ status }) => status).catch(() => 413)).toBe(413);
    expect([held(), await stored()]).toEqual(before);
    // The interrupted link can still be used.
    expect(await put(body.url, file)).toBe('204');
    await office.shop.rows('delete from seller_documents');
  });
});

describe('a link', () => {
  it('is valid for 60 seconds, for one file, and not when anything is changed (P9.49)', async () => {
    const file = await photo();
    const { body } = await grant('photoDocument', file.length);
    const [text = '', signature = ''] = body.url.split('link=')[1]?.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, bytes: 9_999_999 })).toString('base64url');
    const path = '/api/uploads/seller-documents?link=';
    await expectRefusal(put(`${path}${forged}.${signature}`, file), '403 linkNotValid');
    await expectRefusal(put(path, file), '403 linkNotValid');
    office.shop.clock.advance(60_000);
    await expectRefusal(put(body.url, file), '403 linkNotValid');
    const fresh = await grant('photoDocument', file.length);
    expect(await put(fresh.body.url, file)).toBe('204');
    await expectRefusal(put(fresh.body.url, file), '409 alreadyUploaded');
  });
});

describe('a document', () => {
  it('begins the verification, is encoded again without metadata, and is served so that it cannot run anything', async () => {
    expect((await own()).accountStatus).toBe('DOCUMENTS_PENDING');
    const { documentId, status, problem } = await ownOf('photoDocument');
    expect([status, problem]).toEqual(['PENDING', null]);
    const views = () => office.shop.rows(`select actor from audit_log where action = 'document.viewed'`);
    expect(await views()).toEqual([]);
    const view = await office.send<{ url: string }>(AS_ADMIN, 'POST', `${STAFF}/${documentId}/views`);
    expect(await views()).toEqual([{ actor: `staff:${office.person(AS_ADMIN).id}` }]);
    const answer = await fetch(office.shop.app.url + view.body.url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w-]{22}\.jpg"$/),
    });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.includes('Modelo secreto')).toBe(false);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    office.shop.clock.advance(60_000);
    expect((await fetch(office.shop.app.url + view.body.url)).status).toBe(403);
  });

  it('is decided by those who may, of the same platform, and shows the CPF only to who asks for it', async () => {
    const { documentId } = await ownOf('photoDocument');
    const { version, seller } = await review(documentId);
    expect(seller.document).toBe('***.533.447-**');
    const shown = await office.send(AS_ADMIN, 'POST', `${STAFF}/${documentId}/tax-id-views`);
    expect([shown.status, shown.body]).toEqual([201, { document: CPF }]);
    const before = await stored();
    const reject = { decision: 'REJECT', reason: 'cropped', version };
    await office.grant('isUsersAvailable', 'isUserDocumentsAvailable');
    expect((await decide(documentId, reject, AS_FUNCTIONARY)).status).toBe(403);
    expect((await decide(documentId, reject, AS_OTHER_ADMIN)).status).toBe(404);
    expect((await decide(documentId, reject, AS_SELLER)).status).toBe(403);
    for (const path of [`${STAFF}/${documentId}`, `${OWN}/${documentId}/file`])
      expect((await office.send(AS_OTHER_ADMIN, 'GET', path)).status).not.toBe(200);
    const states = await office.send<{ items: { status: string }[] }>(
      ...([AS_FUNCTIONARY, 'GET', `/api/admin/users/${office.person(AS_SELLER).id}/documents`] as const),
    );
    expect(states.body.items.map(({ status }) => status)).toEqual(['PENDING']);
    expect(await stored()).toEqual(before);
  });

  it('is approved only when every question is answered with yes, and rejected only with a reason of its kind', async () => {
    const { documentId } = await ownOf('photoDocument');
    const { version } = await review(documentId);
    const before = await stored();
    const fields = async (decision: object) => {
      const { status, body } = await decide(documentId, { version, ...decision });
      return [status, Object.keys(body.errors ?? {})];
    };
    const yes = ['wholeInPhoto', 'legible', 'valid'];
    expect(await fields({ decision: 'APPROVE', yes })).toEqual([422, ['answers']]);
    expect(await fields({ decision: 'APPROVE', yes, no: ['samePerson'] })).toEqual([422, ['answers']]);
    expect(await fields({ decision: 'REJECT' })).toEqual([422, ['reason']]);
    expect(await fields({ decision: 'REJECT', reason: 'notSigned' })).toEqual([422, ['reason']]);
    expect(await fields({ decision: 'REJECT', reason: 'other' })).toEqual([422, ['note']]);
    expect(await stored()).toEqual(before);
  });

  it('is decided once: the second of two reviewers is told that it was changed meanwhile', async () => {
    const { documentId } = await ownOf('photoDocument');
    const { version } = await review(documentId);
    const reject = { decision: 'REJECT', reason: 'cropped', note: 'Falta o canto direito.', version };
    const answers = await Promise.all([decide(documentId, reject), decide(documentId, reject)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changedMeanwhile');
    const again = await decide(documentId, { ...reject, version: version + 1 });
    expect([again.status, again.body.code]).toEqual([409, 'documentDecided']);
    expect(await listedState()).toBe('REJECTED REJECTED');
    expect(await ownOf('photoDocument')).toMatchObject({
      status: 'REJECTED',
      problem: 'O documento está cortado na foto. Falta o canto direito.',
    });
    const mails = () => office.shop.rows(`select kind from mails where kind like 'document%'`);
    expect(await mails()).toEqual([{ kind: 'documentRejected' }]);
  });

  it('is sent again after a rejection, with the earlier one as history, and the seller is ACTIVE with the last approval', async () => {
    expect(await upload('photoDocument', await photo())).toBe('204');
    const again = await ownOf('photoDocument');
    expect(again).toMatchObject({ status: 'PENDING', history: [{ status: 'REJECTED' }] });
    expect(await review(again.documentId)).toMatchObject({ attempt: 2, history: [{ status: 'REJECTED' }] });
    for (const kind of ['photoPersonWithDocument', 'addressProof', 'balanceSheet']) {
      office.shop.clock.advance(1_000);
      expect(await upload(kind, PDF, 'documento.pdf')).toBe('204');
    }
    expect(await review(again.documentId)).toMatchObject({ waiting: 4, position: 1 });
    const pending = await office.send<{ items: object[] }>(AS_ADMIN, 'GET', '/api/admin/pending-work');
    expect(pending.body.items).toContainEqual({ page: 'document-validation', waiting: 4 });
    expect(await listedState()).toBe('PENDING PENDING');
    for (const kind of ['photoDocument', 'photoPersonWithDocument', 'addressProof']) {
      expect(await approve(kind)).toBe(204);
      expect((await own()).accountStatus).toBe('DOCUMENTS_PENDING');
    }
    expect(await approve('balanceSheet')).toBe(204);
    expect((await own()).accountStatus).toBe('ACTIVE');
    expect(await listedState()).toBe('APPROVED APPROVED');
    await until(async () => {
      const mails = await office.shop.rows(`select kind from mails where kind = 'documentsApproved'`);
      return mails.length === 1;
    });
    await expectRefusal(upload('photoDocument', await photo()), '409 documentApproved');
  });

  it('is demanded as the platform says: who is verified stays so, and who has all of them is verified', async () => {
    const { status, body } = await office.send<DemandPreview>(AS_ADMIN, 'POST', PREVIEW, {
      ...DEMANDED,
      personPhotoDocumentBack: true,
    });
    const { name } = office.person(AS_SELLER);
    const nobody = { count: 0, names: [] };
    expect([status, body]).toEqual([200, { incomplete: { count: 1, names: [name] }, verified: nobody }]);
    expect(await setDemanded({ personPhotoDocumentBack: true })).toBe(204);
    await until(async () => (await listedState()) === 'INCOMPLETE INCOMPLETE');
    expect((await own()).accountStatus).toBe('ACTIVE');
    expect(await ownOf('photoDocumentBack')).toMatchObject({
      ...{ status: 'MISSING', isRequired: true },
      problem: 'Verso do documento é obrigatório.',
    });

    // The same seller as if they had never been verified.
    await setSeller(CPF, 'DOCUMENTS_PENDING');
    const fewer = await office.send<DemandPreview>(AS_ADMIN, 'POST', PREVIEW, DEMANDED);
    expect(fewer.body).toEqual({ incomplete: nobody, verified: { count: 1, names: [name] } });
    expect((await own()).accountStatus).toBe('DOCUMENTS_PENDING');
    const mails = () => office.shop.rows(`select kind from mails where kind = 'documentsApproved'`);
    const before = (await mails()).length;
    expect(await setDemanded({})).toBe(204);
    await until(async () => (await own()).accountStatus === 'ACTIVE');
    expect(await listedState()).toBe('APPROVED APPROVED');
    expect(await mails()).toHaveLength(before + 1);
  });

  it('is demanded again by an undo, and rules that are no switches change nothing', async () => {
    const changes = `${SETTINGS}/changes`;
    const [newest] = (await office.send<{ items: { id: string }[] }>(AS_ADMIN, 'GET', changes)).body.items;
    const reason = 'Engano';
    const undone = await office.send(AS_ADMIN, 'POST', `${changes}/${newest?.id}/undo`, { reason });
    expect(undone.status).toBe(204);
    await until(async () => (await listedState()) === 'INCOMPLETE INCOMPLETE');
    const { body } = await office.send(AS_ADMIN, 'GET', SETTINGS);
    expect(await setDemanded({ personAddressProof: 'sometimes' })).toBe(422);
    const refused = await office.send(AS_ADMIN, 'POST', PREVIEW, {
      ...DEMANDED,
      personAddressProof: 'often',
    });
    expect(refused.status).toBe(422);
    expect((await office.send(AS_ADMIN, 'GET', SETTINGS)).body).toEqual(body);
    expect(await setDemanded({})).toBe(204);
    await until(async () => (await listedState()) === 'APPROVED APPROVED');
  });

  it('is looked at with those of many sellers, some for each event, so that a delivery ends in time', async () => {
    const columns = await writtenColumns((sql, params) => office.shop.rows(sql, params), 'users');
    await office.shop.rows(
      `insert into users (${columns}) select ${columns} from (
         select (jsonb_populate_record(u, jsonb_build_object('id', ids.id, 'email', n || '@many.example'))).*
         from users u, generate_series(1, $2::int) n, lateral (select lpad(n::text, 8, '0') || '-0000-7000-8000-000000000000' as id) ids
         where u.id = $1) made`,
      [office.person(AS_SELLER).id, SELLERS_AT_ONCE],
    );
    await office.shop.rows(
      `insert into seller_documents select (jsonb_populate_record(d, jsonb_build_object('id', ids.id, 'user_id', ids.id))).*
       from seller_documents d, generate_series(1, $2::int) n,
         lateral (select lpad(n::text, 8, '0') || '-0000-7000-8000-000000000000' as id) ids
       where d.id = (select id from seller_documents where user_id = $1 and status = 'ACTIVE' and superseded_at is null limit 1)`,
      [office.person(AS_SELLER).id, SELLERS_AT_ONCE],
    );
    expect(await setDemanded({ personPhotoDocumentBack: true })).toBe(204);
    await until(async () => (await listedState()) === 'INCOMPLETE INCOMPLETE');
    const further = await office.shop.rows(
      `select payload from outbox where topic = 'documents.sellersToCheck'`,
    );
    const last = `${String(SELLERS_AT_ONCE).padStart(8, '0')}-0000-7000-8000-000000000000`;
    expect(further).toEqual([{ payload: { after: last } }]);
    const states = await office.shop.rows(
      `select distinct s.state from seller_document_states s join users u on u.id = s.user_id where u.email like '%@many.example'`,
    );
    expect(states).toEqual([{ state: 'INCOMPLETE' }]);
    for (const [table, column] of [
      ['seller_document_states', 'user_id'],
      ['seller_documents', 'user_id'],
      ['users', 'id'],
    ])
      await office.shop.rows(
        `delete from ${table} where ${column} in (select id from users where email like '%@many.example')`,
      );
    expect(await setDemanded({})).toBe(204);
    await until(async () => (await listedState()) === 'APPROVED APPROVED');
  });

  it('is asked for again after its approval, with a reason of its kind; the seller stays ACTIVE and sends another one', async () => {
    const { documentId } = await ownOf('photoDocument');
    const { version } = await review(documentId);
    const ask = (more: object) => decide(documentId, { decision: 'ASK_AGAIN', version, ...more });
    const before = await stored();
    expect((await ask({})).body.errors).toEqual({ reason: [expect.any(String)] });
    expect((await ask({ reason: 'notSigned' })).status).toBe(422);
    expect((await ask({ reason: 'expired', version: version + 1 })).status).toBe(409);
    expect((await decide(documentId, { decision: 'REJECT', reason: 'expired', version })).body.code).toBe(
      'documentDecided',
    );
    expect(
      (await decide(documentId, { decision: 'ASK_AGAIN', reason: 'expired', version }, AS_OTHER_ADMIN))
        .status,
    ).toBe(404);
    expect(await stored()).toEqual(before);
    expect((await ask({ reason: 'expired' })).status).toBe(204);
    expect(await ownOf('photoDocument')).toMatchObject({
      ...{ status: 'REJECTED', problem: 'O documento está vencido.' },
    });
    expect([(await own()).accountStatus, await listedState()]).toEqual(['ACTIVE', 'REJECTED REJECTED']);
    expect((await ask({ reason: 'expired', version: version + 1 })).body.code).toBe('documentDecided');
    office.shop.clock.advance(1_000);
    expect(await upload('photoDocument', await photo())).toBe('204');
    expect(await approve('photoDocument')).toBe(204);
    expect([(await own()).accountStatus, await listedState()]).toEqual(['ACTIVE', 'APPROVED APPROVED']);
  });

  it('is sent ten times a day at most', async () => {
    const file = await photo();
    for (let sent = 0; sent < 10; sent += 1) {
      office.shop.clock.advance(1_000);
      expect(await upload('photoDocumentBack', file)).toBe('204');
    }
    await expectRefusal(upload('photoDocumentBack', file), '429 documentSentTooOften');
    office.shop.clock.advance(24 * 3_600_000);
    expect(await upload('photoDocumentBack', file)).toBe('204');
    expect((await ownOf('photoDocumentBack')).history).toHaveLength(10);
  });
});
