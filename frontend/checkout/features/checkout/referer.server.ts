import { keptReferer } from '@guiche/checkout-rules';
import type { RequestArguments } from '../../../shared/server/visit.server';

const LONGEST = 500;

/** Where the buyer came from, kept for the purchase. Our own pages are no origin. */
export function refererOf(request: RequestArguments): string {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer) || new URL(referer).host === new URL(request.url).host) return '';
  return keptReferer(referer).slice(0, LONGEST);
}
