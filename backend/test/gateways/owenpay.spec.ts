import { simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const payouts = [{ pixKey: '11987654321', pixType: 'PHONE', arrives: '+5511987654321' }] as const;
const panel = { 'x-merchant': 'client-of-the-tests' };
testPixProvider(simulatorHarness(), 'OWENPAY', { proof: 'proven', panel, payouts });
