import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { lookDifferences } from './look-differences.server';
import { builderMessages } from './messages.server';

/** What a publication would change, in words. */
export async function loadPublication({ api, valueOf, locale, params }: AreaCall) {
  const id = { id: params.id ?? '' };
  const checkout = valueOf(await api.get('/api/platform/checkouts/{id}', { params: id }));
  const { changed, published, draft, publishedNumber } = checkout;
  return {
    ...{ locale, texts: compileMessages(builderMessages, locale), checkout },
    isFirst: publishedNumber === 0,
    differences: lookDifferences(changed, published, draft, locale),
  };
}

/** Shows the draft to buyers. */
export async function publishCheckout({ api, form, params, valueOf }: AreaActionCall) {
  const id = params.id ?? '';
  const answer = await api.post('/api/platform/checkouts/{id}/publish', {
    params: { id },
    body: { version: Number(form.get('version')) },
  });
  if (answer.ok) throw redirect(`/platform/checkout-builder/${id}?done=published`, { status: 303 });
  const { status, title } = answer.problem;
  if (status !== 409) valueOf(answer);
  return data({ refused: title }, { status });
}

/** The publications of a checkout. Each can be looked at and made the draft again. */
export async function loadVersions({ api, valueOf, locale, params }: AreaCall) {
  const id = { id: params.id ?? '' };
  const [shown, versions] = await Promise.all([
    api.get('/api/platform/checkouts/{id}', { params: id }),
    api.get('/api/platform/checkouts/{id}/versions', { params: id }),
  ]);
  const { items } = valueOf(versions);
  return {
    ...{ locale, texts: compileMessages(builderMessages, locale), checkout: valueOf(shown) },
    versions: items.map(({ number, look, publishedAt }, place) => {
      const before = items[place + 1]?.look;
      return {
        ...{ number, publishedAt },
        differences: before
          ? lookDifferences(Object.keys(look), before, look, locale).filter(({ isSame }) => !isSame)
          : [],
      };
    }),
  };
}

/** Makes a publication the draft (`restore`), or leads to its preview (`look`). */
export async function changeVersions({ api, form, intent, params, valueOf }: AreaActionCall) {
  const id = { id: params.id ?? '' };
  const number = Number(form.get('number'));
  if (intent === 'look') {
    const body = { number };
    const { token } = valueOf(await api.post('/api/platform/checkouts/{id}/previews', { params: id, body }));
    throw redirect(`/checkout-preview?token=${token}`, { status: 303 });
  }
  const body = { number, version: Number(form.get('version')) };
  const answer = await api.post('/api/platform/checkouts/{id}/restore', { params: id, body });
  if (answer.ok) throw redirect(`/platform/checkout-builder/${id.id}/publish`, { status: 303 });
  const { status, title } = answer.problem;
  if (status !== 409) valueOf(answer);
  return data({ refused: title }, { status });
}
