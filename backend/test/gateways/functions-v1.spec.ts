import { simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const harness = simulatorHarness();

const payouts = [
  { pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
  {
    pixKey: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    pixType: 'RANDOM',
    arrives: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  },
] as const;

testPixProvider(harness, 'MEDIUS', { reportsPayouts: true, payouts });
testPixProvider(harness, 'HUNTERPAY', { reportsPayouts: true, payouts });
testPixProvider(harness, 'FAIRPAY', { reportsPayouts: true, payouts });
testPixProvider(harness, 'VENITIP', { reportsPayouts: true, payouts });
