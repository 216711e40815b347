import type { components } from '@guiche/api-client';
import { isSafeRedirect } from '@guiche/checkout-rules';
import { redirect } from '@remix-run/node';
import type { Api } from '../../../shared/server/api.server';
import { valueOrPage } from '../../../shared/server/value-or-page.server';

const ENDED: ReadonlySet<string> = new Set(['linkOver', 'linkUsedUp']);

/** The seller's link of a code. One that is over or used up leads to the address of its seller, or to a page that says so. */
export async function openLink(
  api: Pick<Api, 'get'>,
  code: string,
): Promise<components['schemas']['CheckoutLinkDto']> {
  const answer = await api.get('/api/checkout-links/{code}', { params: { code } });
  if (!answer.ok && ENDED.has(answer.problem.code ?? '')) {
    const after = await api.get('/api/checkout-links/{code}/after-end', { params: { code } });
    const address = after.ok ? after.data.address : null;
    if (address !== null && isSafeRedirect(address))
      throw redirect(address, { status: 302, headers: { 'cache-control': 'no-store' } });
  }
  return valueOrPage(answer);
}
