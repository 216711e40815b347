import { describe, expect, it } from '@jest/globals';
import { curlOf, shownDelivery } from './shown-delivery.js';

const delivery = {
  headers: { 'asaas-access-token': 'abc', 'user-agent': 'Provider/1', 'x-signature': 'f00', host: 'a.b' },
  rawBody: '{"id": "1", "cpf":"52998224725","value":10.5,"note":"key-of-account and  two spaces"}',
};

describe('a delivery as a page shows it', () => {
  it('has no secret, no document and no value of the account, and is indented', () => {
    expect(shownDelivery(delivery, ['key-of-account'])).toEqual({
      headers: [
        { name: 'asaas-access-token', value: '***' },
        { name: 'user-agent', value: 'Provider/1' },
        { name: 'x-signature', value: '***' },
        { name: 'host', value: 'a.b' },
      ],
      query: [],
      body: '{\n  "id": "1",\n  "cpf": "***",\n  "value": 10.5,\n  "note": "*** and  two spaces"\n}',
      isCut: false,
    });
  });

  it.each(['{"id":12345678901234567890}', 'status=paid', '{"value":10.50}'])(
    'keeps a body that would change when indented: %s',
    (rawBody) => {
      const { body } = shownDelivery({ headers: {}, rawBody }, []);
      expect(body.replaceAll('***', '12345678901234567890')).toBe(rawBody);
    },
  );

  it('is cut when it is longer than a page', () => {
    const { body, isCut } = shownDelivery({ headers: {}, rawBody: 'a '.repeat(60_000) }, []);
    expect([body.length, isCut]).toEqual([100_000, true]);
  });

  it('is copied as a command without headers of the connection, with quotes that a shell reads', () => {
    const shown = shownDelivery({ headers: { host: 'a.b', 'x-event': "it's" }, rawBody: "n='1'" }, []);
    expect(curlOf('https://a.b/webhooks/X/<token>', shown)).toBe(
      "curl -X POST 'https://a.b/webhooks/X/<token>' \\\n  -H 'x-event: it'\\''s' \\\n  --data-raw 'n='\\''1'\\'''",
    );
  });
});
