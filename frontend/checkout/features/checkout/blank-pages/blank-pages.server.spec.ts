import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '@guiche/checkout-rules';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createElement as el } from 'react';
import { renderToString } from 'react-dom/server';
import type { RequestArguments, Visit } from '../../../../shared/server/visit.server';
import { attemptKeys } from '../attempt-key.server';
import { anOffer } from '../offer.fixture';
import { refererOf } from '../referer.server';
import { blankPages } from './blank-pages.server';
import { readOfferOf } from './read-offer.server';

const OFFER = { ...anOffer(), locale: 'pt-BR' };
const SHOP = 'https://loja.example';
const PATH = `/checkout/${OFFER.id}`;
const MARIAS_KEY = '11111111-1111-4111-8111-111111111111';
const JOAOS_KEY = '22222222-2222-4222-8222-222222222222';

let api: http.Server;
let apiUrl: string;
let result: { status: number; body: string };
let readings: number;
let drawings: { readonly request: Request; readonly visit: Visit }[];

beforeEach(async () => {
  result = { status: 200, body: JSON.stringify(OFFER) };
  readings = 0;
  drawings = [];
  api = http.createServer((_, answer) => {
    readings += 1;
    answer.writeHead(result.status, { 'content-type': 'application/json' }).end(result.body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

/** Draws as the application does: React writes the markup, Remix a text of JSON in a string of JavaScript. */
async function draw(request: Request, visit: Visit): Promise<Response> {
  drawings.push({ request, visit });
  const { search } = new URL(request.url);
  const read = readOfferOf(visit);
  const offer = read?.ok ? read.data : undefined;
  const attemptKey = attemptKeys.keptFor(request, OFFER.id);
  const referer = refererOf(request);
  const markup = renderToString(
    el(
      'form',
      { action: PATH + search, lang: request.headers.get('accept-language') },
      el('input', { name: 'attemptKey', defaultValue: attemptKey }),
      el('input', { name: 'referer', defaultValue: referer }),
      el('output', {}, offer?.price),
    ),
  );
  const data = JSON.stringify(JSON.stringify({ requestId: visit.requestId, attemptKey, referer }));
  const script = `<script nonce="${visit.nonce}">take(${data.replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)})</script>`;
  return new Response(markup + script, { headers: { 'x-robots-tag': 'noindex', 'set-cookie': 'nobody=1' } });
}

interface View {
  readonly search?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly nonce?: string;
  readonly requestId?: string;
  readonly method?: string;
  readonly languages?: Visit['languages'];
}

function aView({
  search = '',
  headers = {},
  nonce = 'n',
  requestId = 'r',
  method = 'GET',
  languages = LOCALES,
}: View = {}) {
  const asked: RequestArguments = { method, url: SHOP + PATH + search, headers: new Headers(headers) };
  const visit: Visit = {
    ...{ nonce, requestId, clientIp: '203.0.113.9', secure: true, host: 'loja.example', apiUrl, languages },
    ...{
      production: true,
      demo: false,
      publicWebUrl: 'https://conecta.example',
      simulatorUrl: undefined,
      internalSecret: 'of this test',
    },
    log: { warn: jest.fn(), error: jest.fn() },
  };
  return [asked, visit] as const;
}

/** Only the calendar: the network of these tests needs its timers. */
const calendarAt = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });

type Answer = Awaited<ReturnType<ReturnType<typeof blankPages>>>;
const htmlOf = (answer: Answer) => answer?.page.toString() ?? 'drawn for itself';
const priceOf = (answer: Answer) => /<output>(\d+)/.exec(htmlOf(answer))?.[1];

/** The data that the page's script receives. */
function dataOf(answer: Answer): unknown {
  const script = /<script[^>]*>(.*)<\/script>/s.exec(htmlOf(answer))?.[1] ?? '';
  const text: unknown = new Function('take', `return ${script}`)((given: string) => given);
  return JSON.parse(String(text));
}

const MARIA: View = {
  ...{ search: '?utm_source=orkut', nonce: 'nonce-of-maria', requestId: 'request-of-maria' },
  headers: { cookie: `attempt-${OFFER.id}=${MARIAS_KEY}; lang=pt-BR`, referer: 'https://blog.example/maria' },
};
const JOAO: View = {
  ...{ search: '?affiliateId=7', nonce: 'nonce-of-joao', requestId: 'request-of-joao' },
  headers: { cookie: `lang=pt-BR; attempt-${OFFER.id}=${JOAOS_KEY}`, referer: 'https://ads.example/joao' },
};

test('a cached page remembers the affiliate of its visitor, and names the languages of the platform', async () => {
  const answer = blankPages(draw);
  const ana = '019aa1d0-0000-7000-8000-0000000000a1';
  const search = `?affiliateId=${ana}`;
  await answer(...aView());
  const cookiesOf = (one: Answer) => (one?.headers ?? []).filter(([name]) => name === 'set-cookie').join();
  expect(cookiesOf(await answer(...aView({ search })))).toContain(`=${ana}.`);
  expect(cookiesOf(await answer(...aView()))).not.toContain(ana);
  expect(drawings).toHaveLength(1);
  await answer(...aView({ languages: ['pt-BR'] }));
  expect(drawings.map(({ visit }) => visit.languages)).toEqual([LOCALES, ['pt-BR']]);
});

describe('two buyers of one offer', () => {
  test('read a page that is drawn once, each with their own values and none of the other', async () => {
    const answer = blankPages(draw);
    const first = await answer(...aView(MARIA));
    const second = await answer(...aView(JOAO));
    expect(drawings).toHaveLength(1);
    expect(htmlOf(first)).toBe(
      `<form action="${PATH}?utm_source=orkut" lang="pt-BR"><input name="attemptKey" value="${MARIAS_KEY}"/>` +
        '<input name="referer" value="https://blog.example/maria"/><output>9700</output></form>' +
        `<script nonce="nonce-of-maria">take("{\\"requestId\\":\\"request-of-maria\\",\\"attemptKey\\":\\"${MARIAS_KEY}\\",` +
        '\\"referer\\":\\"https://blog.example/maria\\"}")</script>',
    );
    expect(htmlOf(second)).toBe(
      htmlOf(first)
        .replaceAll('utm_source=orkut', 'affiliateId=7')
        .replaceAll(MARIAS_KEY, JOAOS_KEY)
        .replaceAll('https://blog.example/maria', 'https://ads.example/joao')
        .replaceAll('-of-maria', '-of-joao'),
    );
    // Their own cookie and no other, and the attributes of the page itself.
    expect(second?.headers).toEqual([
      ['content-type', 'text/plain;charset=UTF-8'],
      ['x-robots-tag', 'noindex'],
      ['set-cookie', attemptKeys.keep(aView(JOAO)[1], OFFER.id, JOAOS_KEY)],
    ]);
  });

  test('leave no trace in the request that draws it: no cookie, no address, no origin, no browser', async () => {
    const [asked, visit] = aView({ ...MARIA, headers: { ...MARIA.headers, 'user-agent': 'Nokia' } });
    await blankPages(draw)(asked, visit);
    const seen = drawings[0]!;
    const { log: _log, ...shown } = seen.visit;
    const said = JSON.stringify([seen.request.url, [...seen.request.headers], shown]);
    for (const own of [
      MARIAS_KEY,
      'blog.example',
      'orkut',
      'of-maria',
      '203.0.113.9',
      'loja.example',
      'Nokia',
    ])
      expect(said).not.toContain(own);
  });

  test('two buyers of one offer without a key get different ones, stored in their cookie', async () => {
    const answer = blankPages(draw);
    const keys = [];
    for (const view of [{}, {}]) {
      const given = await answer(...aView(view));
      const { attemptKey } = dataOf(given) as { attemptKey: string };
      expect(new Map(given?.headers).get('set-cookie')).toContain(
        `__Host-attempt-${OFFER.id}=${attemptKey}; Path=/; `,
      );
      keys.push(attemptKey);
    }
    expect(new Set(keys).size).toBe(2);
  });

  test('two buyers of one offer of different languages read different pages', async () => {
    const answer = blankPages(draw);
    const languages = [];
    for (const wish of ['en-GB,en', 'es', 'fr', 'en-US'])
      languages.push(
        / lang="(.*?)"/.exec(htmlOf(await answer(...aView({ headers: { 'accept-language': wish } }))))?.[1],
      );
    expect(languages).toEqual(['en-US', 'es-ES', 'pt-BR', 'en-US']);
    expect(drawings).toHaveLength(3);
  });

  test('two buyers of one offer: without a supported language the platform’s language is shown, and a chosen language is shown', async () => {
    result = { status: 200, body: JSON.stringify({ ...OFFER, locale: 'es-ES' }) };
    const answer = blankPages(draw);
    const read = async (headers: Readonly<Record<string, string>>) =>
      / lang="(.*?)"/.exec(htmlOf(await answer(...aView({ headers }))))?.[1];
    expect(await read({ 'accept-language': 'fr' })).toBe('es-ES');
    expect(await read({ 'accept-language': 'fr', cookie: 'lang=en-US' })).toBe('en-US');
  });
});

test('a change of the offer is seen by the next view, and so is its return', async () => {
  const answer = blankPages(draw);
  const prices = [];
  for (const price of [9700, 12300, 9700, 9700]) {
    result = { status: 200, body: JSON.stringify({ ...OFFER, price }) };
    prices.push(priceOf(await answer(...aView())));
  }
  expect(prices).toEqual(['9700', '12300', '9700', '9700']);
  expect(readings).toBe(4);
  expect(drawings).toHaveLength(2);
});

test('a new day in São Paulo is another page: the date of the next charge counts from today', async () => {
  const answer = blankPages(draw);
  const drawnBy = [];
  for (const now of ['2026-11-21T03:00:00Z', '2026-11-22T02:59:59Z', '2026-11-22T03:00:00Z']) {
    calendarAt(now);
    await answer(...aView());
    jest.useRealTimers();
    drawnBy.push(drawings.length);
  }
  expect(drawnBy).toEqual([1, 1, 2]);
});

test('an offer that is taken down is not found on the next view, by notification and without another API call', async () => {
  const answer = blankPages(draw);
  await answer(...aView());
  result = { status: 404, body: JSON.stringify({ status: 404, code: 'notFound', title: 'Não há' }) };
  const [asked, visit] = aView();
  expect(await answer(asked, visit)).toBeUndefined();
  expect(readOfferOf(visit)).toMatchObject({ ok: false, problem: { status: 404, code: 'notFound' } });
});

test.each([
  ['a link that fills in a field', { search: '?nome=Maria' }],
  ['a link that fills in nothing by such a name', { search: '?utm_source=x&cpf=' }],
  ['a query that Remix reads', { search: '?index' }],
  ['a form that is sent', { method: 'POST' }],
])('%s is drawn for itself', async (_, view) => {
  expect(await blankPages(draw)(...aView(view))).toBeUndefined();
  expect([drawings.length, readings]).toEqual([0, 0]);
});

test('a buyer who returns from a refused card finds the typed values, in a page rendered for them', async () => {
  const answer = blankPages(draw);
  await answer(...aView());
  const cookie = `form-${OFFER.id}=Zm9ybQ`;
  const [asked, visit] = aView({ headers: { cookie } });
  expect(await answer(asked, visit)).toBeUndefined();
  expect(readOfferOf(visit)).toEqual({ ok: true, status: 200, data: OFFER });
  expect(drawings).toHaveLength(1);
});

test('a hostile query or origin is escaped everywhere', async () => {
  const referer = `https://evil.example/?"'><script>alert(1)</script>&\\"</`;
  const search = `?a="'><script>alert(1)</script>&b=\\`;
  const given = await blankPages(draw)(...aView({ search, headers: { referer } }));
  const html = htmlOf(given);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(
    'value="https://evil.example/?%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;\\%22%3C/"',
  );
  // Characters that the address itself does not encode, such as %22.
  expect(html).toContain(`action="${PATH}?a=%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;b=\\"`);
  expect(dataOf(given)).toMatchObject({ referer: new URL(referer).href });
});

test('views at the same moment share one reading of the offer and one drawing', async () => {
  const answer = blankPages(draw);
  const pages = await Promise.all([MARIA, JOAO, {}].map((view) => answer(...aView(view))));
  expect([readings, drawings.length]).toEqual([1, 1]);
  expect(pages.map(htmlOf).filter((html) => html.includes(MARIAS_KEY))).toHaveLength(1);
});

test('a page that was rendered without one of the gaps is never served', async () => {
  const [asked, visit] = aView(MARIA);
  const forgetful = async () => new Response('<p>the page of the day</p>');
  expect(await blankPages(forgetful)(asked, visit)).toBeUndefined();
  expect(readOfferOf(visit)).toMatchObject({ ok: true });
  expect(visit.log.error).toHaveBeenCalledTimes(1);
});

test('a page that could not be rendered is not cached', async () => {
  const answer = blankPages(async (request, visit) =>
    drawings.length > 0
      ? draw(request, visit)
      : new Response((await draw(request, visit)).body, { status: 500 }),
  );
  expect(await answer(...aView())).toBeUndefined();
  expect(priceOf(await answer(...aView()))).toBe('9700');
});

test('views at two hosts at the same moment do not share what the API says of the offer', async () => {
  const pages = blankPages(draw);
  const [asked, visit] = aView();
  await Promise.all([
    pages(asked, visit),
    pages(asked, { ...visit }),
    pages(asked, { ...visit, host: 'outra.example' }),
  ]);
  expect(readings).toBe(2);
});
