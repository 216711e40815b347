import { randomUUID } from 'node:crypto';
import { Transactions } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Ledger, divideSale } from '../../src/modules/ledger/index.js';
import { order } from '../purchase/buyer.js';
import { AS_SELLER, type BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';
import { copyRow } from '../support/copy-row.js';
import { bySchemeA } from '../support/ledger/releases.js';
import { CARD_SALE } from '../support/ledger/sales.js';

/** Makes sales as that of domain.md §4, approved on 2026-03-02, whose producer is the seller of the demonstration. */
export class WorkedSales {
  private constructor(
    private readonly office: BackOffice,
    /** A sale of the demonstration, which others are copied from. */
    private readonly model: { readonly order: string; readonly payment: string },
  ) {}

  static async open(office: BackOffice): Promise<WorkedSales> {
    const { paymentId } = await office.shop.bought(order({ orderBumpsIds: [] }));
    const [row] = await office.shop.rows<{ id: string }>(
      'select order_id as id from payments where id = $1',
      [paymentId],
    );
    const model = { order: row?.id ?? '', payment: paymentId };
    await office.shop.eventually(`select status from sales where id = '${model.order}'`, {
      status: 'PENDING',
    });
    return new WorkedSales(office, model);
  }

  async make(): Promise<{ readonly orderId: string; readonly paymentId: string }> {
    const { shop } = this.office;
    const [orderId, paymentId] = [randomUUID(), randomUUID()];
    const query = shop.rows.bind(shop) as Parameters<typeof copyRow>[0];
    const copy = (table: string, id: string, changes: object): Promise<void> =>
      copyRow(query, { table, id, platformId: PLATFORM_A }, changes);
    await copy('orders', this.model.order, { id: orderId, idempotency_key: orderId });
    await copy('sales', this.model.order, { id: orderId, status: 'APPROVED' });
    await copy('payments', this.model.payment, {
      ...{ id: paymentId, order_id: orderId, method: 'CREDIT_CARD', status: 'APPROVED', captured: true },
    });
    const producerId = this.office.person(AS_SELLER).id;
    const division = divideSale(bySchemeA({ ...CARD_SALE, producerId }, 'CREDIT_CARD'));
    const occurredAt = new Date('2026-03-02T15:00:00Z');
    await shop.app.get(Transactions).run('approve', (tx) =>
      shop.app.get(Ledger).post(onPlatform(PLATFORM_A), tx, occurredAt, [
        {
          ...{ kind: 'APPROVAL', paymentId, currency: 'BRL', occurredAt, division },
          gatewayAccountId: GATEWAY_ACCOUNTS[0].id,
        },
      ]),
    );
    return { orderId, paymentId };
  }
}
