import { simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const payouts = [
  { pixKey: '11987654321', pixType: 'PHONE', arrives: '+5511987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
] as const;

const panel = { 'x-merchant': 'client-of-the-tests' };
testPixProvider(simulatorHarness(), 'EZZEBANK', { panel, payouts, reportsChargebacks: false });
