export { startSimulator, type Simulator, type SimulatorOptions } from './server.js';
export { PROVIDERS, type ChargeStatus, type ProviderName } from './simulation/charge.js';
