import { describe, expect, it } from '@jest/globals';
import { client } from './support/client.js';
import type { SimulatorResponse } from './support/client.js';
import { basic, hawkpayOrder, testSimulator } from './support/simulator-harness.js';

describe('the page', () => {
  const world = testSimulator();
  const browse = (method: string, path: string, form?: Record<string, string>): Promise<SimulatorResponse> =>
    client(world.simulator.url)(method, path, {
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  async function created(overrides: Record<string, unknown> = {}): Promise<string> {
    const body = hawkpayOrder(world.merchant.url, overrides);
    const hawkpay = world.as('hawkpay', basic('pk:sk'));
    return String((await hawkpay('POST', '/transactions', { body })).json['id']);
  }

  it('shows a message when there are no charges', async () => {
    const { status, contentType, text } = await browse('GET', '/');
    expect([status, contentType]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('Nenhuma cobrança ainda.');
  });

  it('lists charges newest first, with the acts their state allows', async () => {
    const first = await created();
    const second = await created({
      amount: 123_456_789,
      items: [{ title: 'a', quantity: 1, unitPrice: 123_456_789, tangible: true }],
    });
    await browse('POST', `/charges/HAWKPAY/${first}/pay`);
    const { text } = await browse('GET', '/');
    expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
    expect(text).toContain('R$\u00a01.234.567,89');

    const paidRow = text.slice(text.indexOf(`data-charge="${first}"`));
    const disabled = (action: string): boolean =>
      new RegExp(`data-action="${action}"\\s+disabled`).test(paidRow);
    expect(['pay', 'decline', 'expire', 'refund', 'chargeback', 'webhook'].map(disabled)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('pays by a plain form, returns to the previous page, and the merchant is notified', async () => {
    const id = await created();
    const response = await fetch(`${world.simulator.url}/charges/hawkpay/${id}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ back: '/' }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
    const [webhook] = await world.merchant.until(1);
    expect(webhook?.body).toMatchObject({ objectId: id, data: { status: 'paid' } });
    const { text } = await browse('GET', `/charges/HAWKPAY/${id}`);
    expect(text).toContain('data-status="PAID"');
  });

  it('never sends the browser to another site', async () => {
    const id = await created();
    const response = await fetch(`${world.simulator.url}/charges/HAWKPAY/${id}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ back: '//evil.example' }),
    });
    expect(response.headers.get('location')).toBe(`/charges/HAWKPAY/${id}`);
  });

  it('reports a refused action, and nothing changed', async () => {
    const id = await created();
    const refused = await fetch(`${world.simulator.url}/charges/HAWKPAY/${id}/refund`, { method: 'POST' });
    expect(await refused.text()).toContain('Nada mudou.');
    const { json } = await world.control('GET', `/charges/HAWKPAY/${id}`);
    expect(json['status']).toBe('PENDING');
  });

  it('escapes what buyers and merchants write', async () => {
    const hostile = `"><script>alert('x')</script>&`;
    const customer = { ...(hawkpayOrder(null)['customer'] as object), name: hostile };
    const id = await created({ externalRef: hostile, customer });
    for (const path of ['/', `/charges/HAWKPAY/${id}`, `/?q=${encodeURIComponent(hostile)}`]) {
      const { text } = await browse('GET', path);
      expect(text).not.toContain('<script');
      expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
    }
  });

  it('searches by id, reference and buyer', async () => {
    const first = await created({ externalRef: 'ref-a' });
    const second = await created({ externalRef: 'ref-b' });
    const { text } = await browse('GET', '/?q=REF-A');
    expect(text).toContain(first);
    expect(text).not.toContain(second);
  });

  it('answers an unknown charge or act with a page that leads back', async () => {
    const id = await created();
    for (const [method, path] of [
      ['GET', '/charges/HAWKPAY/1'],
      ['GET', '/charges/NOBODY/1'],
      ['POST', `/charges/HAWKPAY/${id}/explode`],
    ] as const) {
      const { status, text } = await browse(method, path, method === 'POST' ? {} : undefined);
      expect(status).toBe(404);
      expect(text).toContain('Cobrança não encontrada');
    }
  });
});
