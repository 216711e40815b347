import type { GatewayClass } from '@guiche/gateway-kit';
import { AsaasGateway } from './asaas/asaas.gateway.js';
import { HawkpayGateway } from './hawkpay/hawkpay.gateway.js';
import { LumionGateway } from './lumion/lumion.gateway.js';
import { OnzGateway } from './onz/onz.gateway.js';
import { PagnetGateway } from './pagnet/pagnet.gateway.js';
import { PaysharkgatewayGateway } from './paysharkgateway/paysharkgateway.gateway.js';
import { PodpayGateway } from './podpay/podpay.gateway.js';
import { TreealGateway } from './treeal/treeal.gateway.js';
import { VolutiGateway } from './voluti/voluti.gateway.js';
import { MediusGateway } from './medius/medius.gateway.js';
import { HunterpayGateway } from './hunterpay/hunterpay.gateway.js';
import { FairpayGateway } from './fairpay/fairpay.gateway.js';
import { VenitipGateway } from './venitip/venitip.gateway.js';

/** Every payment provider of the house: the one list. Modules register it, tests walk it. */
export const GATEWAYS: readonly GatewayClass[] = [
  AsaasGateway,
  HawkpayGateway,
  LumionGateway,
  OnzGateway,
  PagnetGateway,
  PaysharkgatewayGateway,
  PodpayGateway,
  TreealGateway,
  VolutiGateway,
  MediusGateway,
  HunterpayGateway,
  FairpayGateway,
  VenitipGateway,
];
