import { CallableAddresses } from '../../src/runtime/http/callable-addresses.js';

/** What may be called where the simulator runs on this machine. */
export const THIS_MACHINE = new CallableAddresses(['127.0.0.0/8', '::1/128']);
