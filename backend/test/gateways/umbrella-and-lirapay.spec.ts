import { simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const harness = simulatorHarness();

testPixProvider(harness, 'KUBER_FINANCE', {
  payouts: [{ pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' }],
});
testPixProvider(harness, 'ROYALPAY', {
  payouts: [
    { pixKey: '+55 (11) 98765-4321', pixType: 'PHONE', arrives: '5511987654321' },
    { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
    { pixKey: 'jose.silva@example.com', pixType: 'EMAIL', arrives: 'jose.silva@example.com' },
  ],
});
