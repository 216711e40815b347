import { describe, expect, it } from '@jest/globals';
import { SAMPLE_BILLET_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const world = outside();
provesPixHouse(world, 'BRAVIVE');

describe('BRAVIVE', () => {
  it('prints a boleto and hears that it was paid', async () => {
    const gateway = gatewayOf('BRAVIVE');
    const intent = { ...SAMPLE_BILLET_CHARGE, webhookUrl: world.hook('BRAVIVE') };
    const outcome = await world.runner.charge(gateway, world.account('BRAVIVE'), intent);
    const [booked, ...others] = await world.booked('BRAVIVE', intent.attemptId);
    expect(others).toEqual([]);
    expect(booked).toMatchObject({ method: 'BILLET', amount: 4990 });
    expect(outcome).toMatchObject({
      kind: 'awaiting',
      reference: booked!.id,
      billet: { digitableLine: booked!.billetLine },
    });
    await world.act('BRAVIVE', booked!.id, 'pay');
    await expect(world.readingOf(gateway, booked!.id)).resolves.toMatchObject({
      kind: 'hint',
      attemptId: intent.attemptId,
      outcome: { kind: 'settled', amount: 4990 },
    });
  });
});
