import { expect, test } from '@jest/globals';
import type { Purchased } from '../../../shared/server/api.server';
import type { Visit } from '../../../shared/server/visit.server';
import { purchaseCookies } from './purchase-cookies.server';

const cookiesOf = (secure: boolean) =>
  purchaseCookies({ secure } as Visit, { paymentId: 'p1', upsellToken: 't/1' } as Purchased).getSetCookie();

test('a purchase leaves the upsell token, and for 30 seconds the mark that it was made (C7.70, C7.71, C9.13)', () => {
  expect(cookiesOf(false)).toEqual([
    'upsellToken=t%2F1; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax',
    'purchase=p1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax',
  ]);
});

test('over https neither travels in the clear', () => {
  for (const cookie of cookiesOf(true)) expect(cookie).toMatch(/; Secure$/);
});
