import { expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import { deviceCookie, rememberedDevice } from './device-cookie.server';

const visit = (secure: boolean) => ({ secure }) as AppLoadContext;
const sent = (cookie: string) => new Request('https://conecta.example/login.data', { headers: { cookie } });

test.each([true, false])(
  'a remembered browser sends its token with each form of its area (https: %s)',
  (secure) => {
    const written = deviceCookie(visit(secure), 'customer', 't1');
    // A form that is sent by script goes to /login.data, which no path /login covers.
    expect(written).toContain('; Path=/;');
    const request = sent(written.split(';')[0] ?? '');
    expect(rememberedDevice(visit(secure), request, 'customer')).toBe('t1');
    expect(rememberedDevice(visit(secure), request, 'seller')).toBeUndefined();
  },
);

test('over https a token that another host set is not read, and staff have none', () => {
  expect(rememberedDevice(visit(true), sent('guiche_customer_device=planted'), 'customer')).toBeUndefined();
  expect(rememberedDevice(visit(true), sent('__Host-guiche_admin_device=t1'), 'admin')).toBeUndefined();
});
