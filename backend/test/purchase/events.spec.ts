import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PgNotifications } from '../../src/runtime/notifications/index.js';
import { CheckoutHarness, type PaymentBody } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** One open payment page: the `payment` events it has received. */
class Page {
  readonly payments: PaymentBody[] = [];
  private readonly leaving = new AbortController();

  async open(paymentId: string): Promise<Response> {
    const response = await fetch(`${shop.app.url}/api/checkout/payments/${paymentId}/events`, {
      signal: this.leaving.signal,
    });
    void this.listen(response).catch(() => undefined);
    return response;
  }

  leave(): void {
    this.leaving.abort();
  }

  private async listen(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) this.take(event);
    }
  }

  private take(event: string): void {
    const fields = event.split('\n');
    if (!fields.includes('event: payment')) return;
    const data = fields.find((field) => field.startsWith('data: '));
    this.payments.push(JSON.parse(data?.slice('data: '.length) ?? 'null') as PaymentBody);
  }
}

describe('the events of a payment', () => {
  it('send the current state immediately, and the approval, to every open page', async () => {
    const { paymentId, payment } = await shop.bought();
    const other = await shop.bought();
    const pages = [new Page(), new Page(), new Page()];
    const elsewhere = new Page();
    try {
      const [response] = await Promise.all(pages.map((page) => page.open(paymentId)));
      await elsewhere.open(other.paymentId);
      expect(response?.status).toBe(200);
      expect(response?.headers.get('content-type')).toMatch(/^text\/event-stream/);
      await shop.until(async () => pages.every((page) => page.payments.length > 0));
      for (const page of pages) expect(page.payments).toEqual([payment]);

      await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
      await shop.until(async () => pages.every((page) => page.payments.at(-1)?.status === 'APPROVED'));
      const now = await shop.payment(paymentId);
      for (const page of pages) expect(page.payments.at(-1)).toEqual(now);
      expect(elsewhere.payments).toEqual([other.payment]);
    } finally {
      for (const page of [...pages, elsewhere]) page.leave();
    }
  });

  it('are sent to a page that writes the id in capitals', async () => {
    const { paymentId } = await shop.bought();
    const page = new Page();
    await page.open(paymentId.toUpperCase());
    await shop.until(async () => page.payments.length > 0);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.until(async () => page.payments.at(-1)?.status === 'APPROVED');
    page.leave();
  });

  it('are sent after the connection for notifications was lost, although the notification was lost with it', async () => {
    const { paymentId } = await shop.bought();
    const page = new Page();
    await page.open(paymentId);
    await shop.until(async () => page.payments.length > 0);
    // As if the notification were sent while the connection is lost.
    const send = jest.spyOn(shop.app.get(PgNotifications), 'send').mockImplementation(() => undefined);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    send.mockRestore();
    expect(page.payments.at(-1)?.status).toBe('PENDING');
    await shop.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'guiche-listen' and datname = current_database()`,
    );
    await shop.until(async () => page.payments.at(-1)?.status === 'APPROVED');
    page.leave();
  });

  it('end when the process stops: an open page holds nothing back', async () => {
    const { paymentId } = await shop.bought();
    const another = await CheckoutHarness.join(shop);
    const { body } = await fetch(`${another.url}/api/checkout/payments/${paymentId}/events`);
    let result = '';
    const whole = (async () => {
      for await (const part of body as ReadableStream<Uint8Array>) result += Buffer.from(part).toString();
    })();
    await shop.until(async () => result.includes('event: payment'));
    const asked = performance.now();
    await another.stop();
    // An open page receives a heartbeat twice a minute.
    expect(performance.now() - asked).toBeLessThan(20_000);
    await whole;
  });

  it('are sent to a page that opens late', async () => {
    const { paymentId } = await shop.bought();
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    const approved = await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    const page = new Page();
    await page.open(paymentId);
    await shop.until(async () => page.payments.length > 0);
    expect(page.payments[0]).toEqual(approved);
    page.leave();
  });
});
