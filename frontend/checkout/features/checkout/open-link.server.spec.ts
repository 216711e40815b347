import { expect, test } from '@jest/globals';
import type { Api } from '../../../shared/server/api.server';
import { openLink } from './open-link.server';

/** The API as it answers for a link that is over, with this address of its seller. */
const apiWith = (code: string, address: string | null): Pick<Api, 'get'> => ({
  get: ((path: string) =>
    Promise.resolve(
      path.endsWith('/after-end')
        ? { ok: true, data: { address } }
        : { ok: false, problem: { status: 403, code, title: 'Over.', errors: {} } },
    )) as never,
});

const thrownBy = async (code: string, address: string | null): Promise<unknown> => {
  try {
    return await openLink(apiWith(code, address), 'aaaaaaaaaa');
  } catch (thrown) {
    return thrown;
  }
};

test.each(['linkOver', 'linkUsedUp'])('a link with %s leads to the address of its seller', async (code) => {
  const answer = (await thrownBy(code, 'https://vendedora.example/acabou')) as Response;
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    ...[302, 'https://vendedora.example/acabou', 'no-store'],
  ]);
});

test.each([null, 'http://vendedora.example/', 'javascript:alert(1)', 'https://banco.example@evil.example/'])(
  'a link that is over and leads to %s is answered by the page that says so',
  async (address) => {
    expect(await thrownBy('linkOver', address)).toMatchObject({ data: 'linkOver', init: { status: 403 } });
  },
);

test('a link of an offer that is not sold asks for no address', async () => {
  const answer = await thrownBy('offerOver', 'https://vendedora.example/acabou');
  expect(answer).toMatchObject({ data: 'offerOver', init: { status: 403 } });
});
