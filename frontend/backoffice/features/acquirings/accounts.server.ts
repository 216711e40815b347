import { datedFeesRules } from '@guiche/api-client/rules';
import { compileMessages } from '@guiche/i18n/compile';
import { cents } from '@guiche/money';
import type { AreaCall } from '../../access/area-handlers.server';
import { fieldValue } from '../../forms/field-text';
import { acquiringMessages } from './messages.server';
import { ROUTED_METHODS } from './route-form';

/** The accounts of the platform with what they did in the last 24 hours, who charges what, and a simulated sale. */
export async function loadAccounts(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const [accounts, routes, simulation] = await Promise.all([
    api.get('/api/admin/gateway-accounts'),
    Promise.all(
      ROUTED_METHODS.map((method) => api.get('/api/admin/gateway-routes/{method}', { params: { method } })),
    ),
    simulationOf(call),
  ]);
  return {
    locale,
    texts: compileMessages(acquiringMessages, locale),
    accounts: valueOf(accounts).items,
    methods: ROUTED_METHODS.map((method, place) => {
      const answer = routes[place];
      return { method, routes: answer ? valueOf(answer).items : [] };
    }),
    simulation,
  };
}

/** The sale that the address describes, as it was typed, and which accounts would charge it. Null: no sum was given. */
async function simulationOf({ api, url, locale, valueOf }: AreaCall) {
  const typed = (name: string) => (url.searchParams.get(name) ?? '').trim();
  const sale = {
    method: ROUTED_METHODS.find((method) => method === typed('method')) ?? 'PIX',
    ...{ amount: typed('amount'), installments: typed('installments') || '1', brand: typed('brand') },
    ...{ bin: typed('bin'), seller: typed('seller'), product: typed('product'), hour: typed('hour') },
  };
  const amount = fieldValue(datedFeesRules.pixFixed, sale.amount, locale);
  if (typeof amount !== 'number' || amount < 1) return { sale, result: null };
  const answer = await api.get('/api/admin/gateway-routes/{method}/simulation', {
    params: { method: sale.method },
    query: {
      amount: cents(amount),
      installments: Number(sale.installments),
      ...(sale.brand !== '' && { brand: sale.brand.toLowerCase() }),
      ...(sale.bin !== '' && { bin: sale.bin }),
      ...(sale.product !== '' && { product: sale.product.toUpperCase() }),
      ...(sale.seller !== '' && { seller: sale.seller.toLowerCase() }),
      ...(sale.hour !== '' && { hour: Number(sale.hour) }),
    },
  });
  // A number that cannot be one: the form is shown again, without a result.
  if (!answer.ok && answer.problem.status === 422) return { sale, result: null };
  return { sale, result: valueOf(answer) };
}
