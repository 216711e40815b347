import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { languagesOfHosts, offerLanguages } from './offered-languages.mjs';

const SPANISH = { offered: ['es-ES', 'en-US'], usual: 'es-ES' } as const;
let api: http.Server | undefined;
afterEach(() => {
  api?.closeAllConnections();
  api?.close();
  api = undefined;
});

const after = (headers: http.IncomingHttpHeaders, languages: typeof SPANISH | null = SPANISH) => {
  const changed = { ...headers };
  offerLanguages(changed, languages);
  return changed;
};

test('wishes for languages that the platform does not offer are left out, and its usual one is said', () => {
  const asked = { cookie: 'a=1; lang=pt-BR; b=2', 'accept-language': 'pt-BR,en;q=0.5' };
  const { cookie, ...others } = after(asked);
  expect(others).toEqual({ 'accept-language': 'en;q=0.5', 'x-guiche-language': 'es-ES' });
  expect(cookie).not.toContain('lang=');
  expect(cookie).toContain('a=1');
  expect(cookie).toContain('b=2');
  expect(after({ cookie: '__Host-lang=en-US', 'accept-language': 'pt' })).toEqual({
    ...{ cookie: '__Host-lang=en-US', 'x-guiche-language': 'es-ES' },
  });
});

test('a client cannot say the usual language, and without known languages nothing else changes', () => {
  const asked = { cookie: 'lang=pt-BR', 'accept-language': 'pt', 'x-guiche-language': 'en-US' };
  expect(after(asked, null)).toEqual({ cookie: 'lang=pt-BR', 'accept-language': 'pt' });
});

test('the languages of a host are asked once while they are fresh, and unknown when the API does not answer', async () => {
  const asked: unknown[] = [];
  api = http.createServer((req, res) => {
    asked.push([req.headers['x-guiche-host'], req.headers['x-guiche-secret']]);
    if (req.headers['x-guiche-host'] === 'broken.example') res.writeHead(503).end();
    else res.end(JSON.stringify({ languages: SPANISH }));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const languagesOf = languagesOfHosts({ apiUrl, internalSecret: 's3cret' });
  expect(await Promise.all([languagesOf('loja.example'), languagesOf('loja.example')])).toEqual([
    SPANISH,
    SPANISH,
  ]);
  expect(await languagesOf('loja.example')).toEqual(SPANISH);
  expect(asked).toEqual([['loja.example', 's3cret']]);
  expect(await languagesOf('broken.example')).toBeNull();
});
