import { simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

/** Protocols of a single brand: PIX in, and at most of them PIX out. */
const harness = simulatorHarness();
const phone = (arrives: string) => ({ pixKey: '+55 (11) 98765-4321', pixType: 'PHONE' as const, arrives });

testPixProvider(harness, 'NOXPAY', {
  reportsPayouts: true,
  proof: 'proven',
  payoutCall: 'create',
  payouts: [phone('+5511987654321')],
});
testPixProvider(harness, 'RAPDYN', {
  panel: { authorization: 'Bearer token-of-the-tests' },
  payouts: [phone('11987654321')],
});
testPixProvider(harness, 'PRONTTUS', {
  panel: { 'x-client-id': 'client-id-of-the-tests', 'x-client-secret': 'client-secret-of-the-tests' },
  payouts: [phone('11987654321')],
});
testPixProvider(harness, 'PRONTTUS', {
  panel: { 'x-client-id': 'client-id-of-the-tests', 'x-client-secret': 'client-secret-of-the-tests' },
  credentials: { withdrawPath: '/payment/withdraw/vsl' },
  payouts: [phone('11987654321')],
});
testPixProvider(harness, 'LEXXEN', { payouts: [phone('+5511987654321')] });
testPixProvider(harness, 'SAQPAY', {
  proof: 'proven',
  panel: { authorization: 'Basic basic-token-of-the-tests' },
});
testPixProvider(harness, 'PLUGGOU', {
  panel: { 'x-api-key': 'api-key-of-the-tests' },
  dispute: 'refunded',
  payouts: [],
});
testPixProvider(harness, 'PLUGGOU', {
  panel: { 'x-public-key': 'public-key-of-the-tests', 'x-secret-key': 'api-key-of-the-tests' },
  credentials: { generation: 'second', publicKey: 'public-key-of-the-tests' },
  dispute: 'refunded',
  reportsPayouts: true,
  payouts: [phone('11987654321')],
});
