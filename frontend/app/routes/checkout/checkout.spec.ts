import { expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import { anOffer } from '../../features/checkout/offer.fixture';
import { loader } from './checkout';

test('a checkout that is drawn for one reader speaks the language of its platform to whom asks for no language of ours', async () => {
  const offer = { ...anOffer(), locale: 'es-ES' as const };
  const context: AppLoadContext = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{
      production: true,
      apiUrl: 'http://127.0.0.1:9',
      publicWebUrl: 'https://conecta.example',
      simulatorUrl: undefined,
      log: console,
    },
    toldOffer: { ok: true, status: 200, data: offer },
  };
  const request = new Request(`http://conecta.example/checkout/${offer.id}`, {
    headers: { 'accept-language': 'fr' },
  });
  const { data: page } = await loader({ request, params: { checkoutId: offer.id }, context });
  expect([page.locale, page.texts.stepBuyer]).toEqual(['es-ES', 'Tus datos']);
});
