import { saoPauloDate } from '@guiche/brazil';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { frameDocument } from '../../features/checkout/card/frame/frame-document.server';
import { sealOf } from '../../features/checkout/card/frame/seal-of.server';
import { apiFor, readOffer } from '../../../shared/server/api.server';
import { languageOf } from '../../../shared/server/language.server';

/** The document in which a card is typed, for the frame of a checkout. The web server gives it a policy of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiFor(context, languageOf(request));
  const result = await readOffer(api, params['checkoutId'] ?? '', new URL(request.url).searchParams);
  const seal = result.ok ? await sealOf(result.data, api) : result;
  if (!result.ok || !seal.ok) return answer('', result.ok ? 503 : result.problem.status);
  const locale = languageOf(request, result.data.locale);
  const settings = { today: saoPauloDate(new Date()), locale, seal: seal.data };
  return answer(frameDocument(result.data, settings, context.nonce), 200, seal.data.by);
}

const answer = (html: string, status: number, sealedBy = 'platform') =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-card-frame': sealedBy,
    },
  });
