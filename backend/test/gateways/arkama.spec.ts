import { simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

testPixProvider(simulatorHarness(), 'ARKAMA', { proof: 'proven' });
