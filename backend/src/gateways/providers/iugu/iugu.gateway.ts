import { Gateway } from '@guiche/gateway-kit';
import { Iugu, iugu } from '../../protocols/iugu/iugu.js';

@Gateway({ ...iugu, id: 'IUGU', name: 'Iugu', evidence: 'documented' })
export class IuguGateway extends Iugu {}
