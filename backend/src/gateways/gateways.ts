import type { GatewayClass } from '@guiche/gateway-kit';
import { AsaasGateway } from './asaas/asaas.gateway.js';
import { HawkpayGateway } from './hawkpay/hawkpay.gateway.js';
import { LumionGateway } from './lumion/lumion.gateway.js';
import { OnzGateway } from './onz/onz.gateway.js';
import { PagnetGateway } from './pagnet/pagnet.gateway.js';
import { PaysharkgatewayGateway } from './paysharkgateway/paysharkgateway.gateway.js';
import { PodpayGateway } from './podpay/podpay.gateway.js';
import { PrimepagGateway } from './primepag/primepag.gateway.js';
import { TreealGateway } from './treeal/treeal.gateway.js';
import { VolutiGateway } from './voluti/voluti.gateway.js';
import { ZendryGateway } from './zendry/zendry.gateway.js';
import { MediusGateway } from './medius/medius.gateway.js';
import { HunterpayGateway } from './hunterpay/hunterpay.gateway.js';
import { FairpayGateway } from './fairpay/fairpay.gateway.js';
import { VenitipGateway } from './venitip/venitip.gateway.js';
import { PagoGateway } from './pago/pago.gateway.js';
import { PayupGateway } from './payup/payup.gateway.js';
import { ViatechGateway } from './viatech/viatech.gateway.js';
import { ZenetGateway } from './zenet/zenet.gateway.js';
import { WalletzGateway } from './walletz/walletz.gateway.js';
import { CrmcoinGateway } from './crmcoin/crmcoin.gateway.js';
import { VilletGateway } from './villet/villet.gateway.js';
import { LynxpayGateway } from './lynxpay/lynxpay.gateway.js';
import { RoyaltyGateway } from './royalty/royalty.gateway.js';
import { NewlevelGateway } from './newlevel/newlevel.gateway.js';
import { PixiumGateway } from './pixium/pixium.gateway.js';
import { HorizonbankGateway } from './horizonbank/horizonbank.gateway.js';
import { BmbGateway } from './bmb/bmb.gateway.js';
import { TransacGateway } from './transac/transac.gateway.js';
import { UnicopayGateway } from './unicopay/unicopay.gateway.js';
import { GatywayGateway } from './gatyway/gatyway.gateway.js';
import { MakeYourBankGateway } from './make-your-bank/make-your-bank.gateway.js';
import { UltragateGateway } from './ultragate/ultragate.gateway.js';

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
  PrimepagGateway,
  ZendryGateway,
  MediusGateway,
  HunterpayGateway,
  FairpayGateway,
  VenitipGateway,
  PagoGateway,
  PayupGateway,
  ViatechGateway,
  ZenetGateway,
  WalletzGateway,
  CrmcoinGateway,
  VilletGateway,
  LynxpayGateway,
  RoyaltyGateway,
  NewlevelGateway,
  PixiumGateway,
  HorizonbankGateway,
  BmbGateway,
  TransacGateway,
  UnicopayGateway,
  GatywayGateway,
  MakeYourBankGateway,
  UltragateGateway,
];
