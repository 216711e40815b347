import { describe, expect, it } from '@jest/globals';
import { pageChanges } from './page-changes.js';
import { ownScriptsOf, sha256, snapshotOf, type PageAnswer } from './page-snapshot.js';

const OFFER = '019aa1d0-0000-7000-8000-000000000061';
const HASHES: Record<string, string> = {
  '/assets/entry.js': sha256('entry'),
  '/assets/root.js': sha256('root'),
};

const page = (body: string, { nonce = 'abc', policy = '' } = {}): PageAnswer => ({
  headers: {
    'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'${policy}`,
    'x-frame-options': 'DENY',
    date: 'Mon, 23 Nov 2026 04:32:26 GMT',
  },
  html: `<!DOCTYPE html><html><head></head><body>${body}</body></html>`,
});
const SOUND = (nonce: string, offer = OFFER, text = 'A') => `
  <link rel="modulepreload" href="/assets/entry.js">
  <script nonce="${nonce}" type="module">import "/assets/root.js";</script>
  <script nonce="${nonce}">window.__remixContext.streamController.enqueue("[\\"${text}\\"]");</script>
  <script type="application/json">{"text":"${text}"}</script>
  <form method="post" action="/checkout/${offer}"></form>
  <iframe src="/checkout/${offer}/card"></iframe><p>${text}</p>`;
const snapshot = (answer: PageAnswer, offer = OFFER) => snapshotOf(answer, offer, (path) => HASHES[path]);
const approved = snapshot(page(SOUND('abc')));
const changesOf = (answer: PageAnswer) => pageChanges(approved, snapshot(answer));

it('contains everything that can run or send data, and nothing else', () => {
  expect(approved).toEqual({
    headers: {
      'content-security-policy': "default-src 'none'; script-src 'self' 'nonce-{}'",
      'x-frame-options': 'DENY',
    },
    active: [
      'form sends to /checkout/{}',
      'iframe /checkout/{}/card',
      `inline script ${sha256('import "/assets/root.js";')}`,
      `script /assets/entry.js ${sha256('entry')}`,
      `script /assets/root.js ${sha256('root')}`,
    ],
  });
});

it('a snapshot is the same for another offer, another nonce and other texts', () => {
  const other = '019aa1d0-0000-7000-8000-000000000062';
  expect(snapshot(page(SOUND('xyz', other, 'Another'), { nonce: 'xyz' }), other)).toEqual(approved);
});

it('names the scripts of our own that have to be read', () => {
  expect(
    ownScriptsOf(
      `${SOUND('abc')}<script src="https://js.example/x.js"></script><script src="//evil/x.js"></script>`,
    ),
  ).toEqual(['/assets/entry.js', '/assets/root.js']);
});

describe('a change', () => {
  it.each([
    [
      'a script of another host',
      '<script src="https://evil.example/x.js"></script>',
      'added: script https://evil.example/x.js of another host',
    ],
    ['an inline script', '<script>steal()</script>', `added: inline script ${sha256('steal()')}`],
    [
      'a script behind the data of the page',
      '<script>window.__remixContext.streamController.enqueue("x");steal("y");</script>',
      `added: inline script ${sha256('window.__remixContext.streamController.enqueue("x");steal("y");')}`,
    ],
    ['an event handler', '<img src="x" onerror="steal()">', 'added: img onerror=steal()'],
    ['a script address', '<a href=" javascript:steal()">x</a>', 'added: a href= javascript:steal()'],
    [
      'another form target',
      '<button formaction="https://evil.example">x</button>',
      'added: button sends to https://evil.example',
    ],
    ['a frame', '<iframe src="https://evil.example"></iframe>', 'added: iframe https://evil.example'],
    ['a base address', '<base href="https://evil.example/">', 'added: base https://evil.example/'],
    [
      'a redirect',
      '<meta http-equiv="refresh" content="0;url=//evil.example">',
      'added: meta refresh 0;url=//evil.example',
    ],
    [
      'a script in a template',
      '<template><script>late()</script></template>',
      `added: inline script ${sha256('late()')}`,
    ],
  ])('a change that adds %s is found', (_what, markup, change) => {
    expect(changesOf(page(SOUND('abc') + markup))).toEqual([change]);
  });

  it('a changed header is found, also a removed one', () => {
    const answer = page(SOUND('abc'), { policy: ' https://evil.example' });
    const { 'x-frame-options': _, ...headers } = answer.headers;
    expect(changesOf({ ...answer, headers })).toEqual([
      "header content-security-policy: was default-src 'none'; script-src 'self' 'nonce-{}', is default-src 'none'; script-src 'self' 'nonce-{}' https://evil.example",
      'header x-frame-options: was DENY, is absent',
    ]);
  });

  it('a change of the content of a script is found', () => {
    const found = snapshotOf(page(SOUND('abc')), OFFER, (path) =>
      path === '/assets/root.js' ? sha256('evil') : HASHES[path],
    );
    expect(pageChanges(approved, found)).toEqual([
      `added: script /assets/root.js ${sha256('evil')}`,
      `removed: script /assets/root.js ${sha256('root')}`,
    ]);
  });

  it('a change is assumed where nothing was approved', () => {
    expect(pageChanges(null, approved)).toEqual(['The page was never approved.']);
  });
});
