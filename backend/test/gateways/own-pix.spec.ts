import { outside } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

/** Protocols that one brand speaks: PIX in, and at most of them PIX out. */
const world = outside();
const phone = (arrives: string) => ({ pixKey: '+55 (11) 98765-4321', pixType: 'PHONE' as const, arrives });

provesPixHouse(world, 'NOXPAY', {
  tellsOfPayouts: true,
  proof: 'proven',
  payoutCall: 'create',
  payouts: [phone('+5511987654321')],
});
provesPixHouse(world, 'RAPDYN', {
  panel: { authorization: 'Bearer token-of-the-tests' },
  payouts: [phone('11987654321')],
});
provesPixHouse(world, 'PRONTTUS', {
  panel: { 'x-client-id': 'client-id-of-the-tests', 'x-client-secret': 'client-secret-of-the-tests' },
  payouts: [phone('11987654321')],
});
provesPixHouse(world, 'PRONTTUS', {
  panel: { 'x-client-id': 'client-id-of-the-tests', 'x-client-secret': 'client-secret-of-the-tests' },
  credentials: { withdrawPath: '/payment/withdraw/vsl' },
  payouts: [phone('11987654321')],
});
provesPixHouse(world, 'LEXXEN', { payouts: [phone('+5511987654321')] });
provesPixHouse(world, 'SAQPAY', {
  proof: 'proven',
  panel: { authorization: 'Basic basic-token-of-the-tests' },
});
provesPixHouse(world, 'PLUGGOU', {
  panel: { 'x-api-key': 'api-key-of-the-tests' },
  dispute: 'refunded',
  payouts: [],
});
provesPixHouse(world, 'PLUGGOU', {
  panel: { 'x-public-key': 'public-key-of-the-tests', 'x-secret-key': 'api-key-of-the-tests' },
  credentials: { generation: 'second', publicKey: 'public-key-of-the-tests' },
  dispute: 'refunded',
  tellsOfPayouts: true,
  payouts: [phone('11987654321')],
});
