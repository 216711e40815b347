import { Gateway } from '@guiche/gateway-kit';
import { Iugu, iugu } from '../../protocols/iugu/iugu.js';

/** Iugu as a banking service. Nothing public distinguishes its API from Iugu's own. */
@Gateway({ ...iugu, id: 'IUGUBAAS', name: 'Iugu BaaS', evidence: 'family' })
export class IugubaasGateway extends Iugu {}
