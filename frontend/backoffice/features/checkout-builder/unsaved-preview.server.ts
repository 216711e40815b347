import type { AreaActionCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import type { FormRules } from '../../forms/field-text';
import { TAB_FORMS, tabOf } from './builder-forms';

const PRIVATE = { 'cache-control': 'no-store' };

/**
 * The address of the page with what is typed in a tab. A field that is not valid yet, such as half an address, is shown as it was
 * saved. Nothing is stored; while there is no answer the page stays as it is.
 */
export async function previewTyped(call: AreaActionCall): Promise<Response> {
  const { api, form, locale, params, valueOf } = call;
  const tab = tabOf(call);
  const of = { params: { id: params.id ?? '' } };
  const rules: FormRules<string> = TAB_FORMS[tab];
  const { draft, version } = valueOf(await api.get('/api/platform/checkouts/{id}', of));
  const saved: Readonly<Record<string, unknown>> = { ...draft };
  const fields = Object.entries(rules).map(([name, rule]) => {
    const read = readForm(form, { [name]: rule }, locale);
    return [name, read.ok ? read.values[name] : (saved[name] ?? undefined)];
  });
  const answer = await api.post(`/api/platform/checkouts/{id}/previews/${tab}`, {
    ...of,
    // The rules of the form are those of the API, and every field was read by them.
    body: { ...Object.fromEntries(fields), version } as never,
  });
  return Response.json({ address: answer.ok ? previewAddress(answer.data) : null }, { headers: PRIVATE });
}

export const previewAddress = ({ token }: { readonly token: string }): string =>
  `/checkout-preview?token=${token}`;
