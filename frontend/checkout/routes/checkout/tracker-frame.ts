import type { LoaderFunctionArgs } from '@remix-run/node';
import { trackerDocument } from '../../features/checkout/tracking/frame/tracker-document.server';
import { pixelsAt, TRACKERS } from '../../features/checkout/tracking/trackers-of';
import { apiFor, readOffer } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';

/** The document in which one tracker runs, for a frame of a checkout. The web server gives it a policy of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tracker = TRACKERS.find((known) => known === params['tracker']);
  if (!tracker) return new Response(null, { status: 404 });
  const result = await readOffer(apiFor(context, languageOf(request)), params['checkoutId'] ?? '');
  if (!result.ok) return new Response(null, { status: result.problem.status });
  const pixels = pixelsAt(tracker, result.data);
  if (pixels.length === 0) return new Response(null, { status: 404 });
  return new Response(trackerDocument({ tracker, pixels }, context.nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-tracker-frame': tracker,
    },
  });
}
