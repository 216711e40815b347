import { Gateway } from '@guiche/gateway-kit';
import { FunctionsV1Gateway, functionsV1 } from '../../protocols/functions-v1/functions-v1.js';

@Gateway({
  ...functionsV1,
  id: 'MEDIUS',
  name: 'Medius Pag',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.mediuspag.com/functions/v1',
})
export class MediusGateway extends FunctionsV1Gateway {}
