import { keptReferer } from '@guiche/checkout-rules';
import type { RequestArguments } from '../../../shared/server/visit.server';

const LONGEST = 500;

/** The buyer's referrer, stored for the purchase. Our own pages are ignored. */
export function refererOf(request: RequestArguments): string {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer) || new URL(referer).host === new URL(request.url).host) return '';
  return keptReferer(referer).slice(0, LONGEST);
}
