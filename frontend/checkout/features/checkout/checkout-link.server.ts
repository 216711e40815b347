import { data } from '@remix-run/node';
import type { Api } from '../../../shared/server/api.server';
import { openLink } from './open-link.server';
import type { OpenedLink, CheckoutOffer } from './offer';

/** The seller's link that an address names, or a page that says why it is not valid. Null: the address names none. */
export async function linkOf(
  api: Pick<Api, 'get'>,
  { id }: Pick<CheckoutOffer, 'id'>,
  code: string | null,
): Promise<OpenedLink | null> {
  if (code === null) return null;
  const link = await openLink(api, code);
  if (link.offerId !== id) throw data(null, { status: 404 });
  return link;
}
