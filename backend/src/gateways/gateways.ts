import type { GatewayClass } from '@guiche/gateway-kit';
import { AbmexGateway } from './abmex/abmex.gateway.js';
import { AbmexpayGateway } from './abmexpay/abmexpay.gateway.js';
import { AbmexsplitGateway } from './abmexsplit/abmexsplit.gateway.js';
import { AktapayGateway } from './aktapay/aktapay.gateway.js';
import { AsaasGateway } from './asaas/asaas.gateway.js';
import { BmbGateway } from './bmb/bmb.gateway.js';
import { CashtimeGateway } from './cashtime/cashtime.gateway.js';
import { CelcoinGateway } from './celcoin/celcoin.gateway.js';
import { CrmcoinGateway } from './crmcoin/crmcoin.gateway.js';
import { FairpayGateway } from './fairpay/fairpay.gateway.js';
import { Flow2payGateway } from './flow2pay/flow2pay.gateway.js';
import { GatywayGateway } from './gatyway/gatyway.gateway.js';
import { HawkpayGateway } from './hawkpay/hawkpay.gateway.js';
import { HorizonbankGateway } from './horizonbank/horizonbank.gateway.js';
import { HunterpayGateway } from './hunterpay/hunterpay.gateway.js';
import { IuguGateway } from './iugu/iugu.gateway.js';
import { IugubaasGateway } from './iugubaas/iugubaas.gateway.js';
import { KuberFinanceGateway } from './kuber-finance/kuber-finance.gateway.js';
import { LumionGateway } from './lumion/lumion.gateway.js';
import { LynxpayGateway } from './lynxpay/lynxpay.gateway.js';
import { MakeYourBankGateway } from './make-your-bank/make-your-bank.gateway.js';
import { MediusGateway } from './medius/medius.gateway.js';
import { NewlevelGateway } from './newlevel/newlevel.gateway.js';
import { OnzGateway } from './onz/onz.gateway.js';
import { PagarmeGateway } from './pagarme/pagarme.gateway.js';
import { PagarmebaasGateway } from './pagarmebaas/pagarmebaas.gateway.js';
import { MercadopagoGateway } from './mercadopago/mercadopago.gateway.js';
import { PagnetGateway } from './pagnet/pagnet.gateway.js';
import { PagoGateway } from './pago/pago.gateway.js';
import { PaguesafeGateway } from './paguesafe/paguesafe.gateway.js';
import { PaysharkgatewayGateway } from './paysharkgateway/paysharkgateway.gateway.js';
import { PayupGateway } from './payup/payup.gateway.js';
import { PixiumGateway } from './pixium/pixium.gateway.js';
import { PodpayGateway } from './podpay/podpay.gateway.js';
import { NextpayGateway } from './nextpay/nextpay.gateway.js';
import { PagstarGateway } from './pagstar/pagstar.gateway.js';
import { PrimepagGateway } from './primepag/primepag.gateway.js';
import { ReflowpayGateway } from './reflowpay/reflowpay.gateway.js';
import { RoyalpayGateway } from './royalpay/royalpay.gateway.js';
import { RoyaltyGateway } from './royalty/royalty.gateway.js';
import { SpacefyGateway } from './spacefy/spacefy.gateway.js';
import { TransacGateway } from './transac/transac.gateway.js';
import { TransfeeraGateway } from './transfeera/transfeera.gateway.js';
import { TreealGateway } from './treeal/treeal.gateway.js';
import { UltragateGateway } from './ultragate/ultragate.gateway.js';
import { UnicopayGateway } from './unicopay/unicopay.gateway.js';
import { VenitGateway } from './venit/venit.gateway.js';
import { VenitipGateway } from './venitip/venitip.gateway.js';
import { ViatechGateway } from './viatech/viatech.gateway.js';
import { VilletGateway } from './villet/villet.gateway.js';
import { VolutiGateway } from './voluti/voluti.gateway.js';
import { WalletzGateway } from './walletz/walletz.gateway.js';
import { WitetecGateway } from './witetec/witetec.gateway.js';
import { ZendryGateway } from './zendry/zendry.gateway.js';
import { ZenetGateway } from './zenet/zenet.gateway.js';
import { ArkamaGateway } from './arkama/arkama.gateway.js';
import { EzzebankGateway } from './ezzebank/ezzebank.gateway.js';
import { SuitpayGateway } from './suitpay/suitpay.gateway.js';
import { PluggouGateway } from './pluggou/pluggou.gateway.js';
import { NoxpayGateway } from './noxpay/noxpay.gateway.js';
import { RapdynGateway } from './rapdyn/rapdyn.gateway.js';
import { PronttusGateway } from './pronttus/pronttus.gateway.js';
import { LexxenGateway } from './lexxen/lexxen.gateway.js';
import { SaqpayGateway } from './saqpay/saqpay.gateway.js';
import { FirebankGateway } from './firebank/firebank.gateway.js';
import { SimpayGateway } from './simpay/simpay.gateway.js';
import { OwempayGateway } from './owempay/owempay.gateway.js';
import { BraviveGateway } from './bravive/bravive.gateway.js';
import { AxisbankGateway } from './axisbank/axisbank.gateway.js';
import { OwenpayGateway } from './owenpay/owenpay.gateway.js';

/** Every payment provider of the house: the one list. Modules register it, tests walk it. */
export const GATEWAYS: readonly GatewayClass[] = [
  AbmexGateway,
  AbmexpayGateway,
  AbmexsplitGateway,
  AktapayGateway,
  AsaasGateway,
  BmbGateway,
  CashtimeGateway,
  CelcoinGateway,
  CrmcoinGateway,
  FairpayGateway,
  Flow2payGateway,
  PagstarGateway,
  NextpayGateway,
  GatywayGateway,
  HawkpayGateway,
  HorizonbankGateway,
  HunterpayGateway,
  IuguGateway,
  IugubaasGateway,
  KuberFinanceGateway,
  LumionGateway,
  LynxpayGateway,
  MakeYourBankGateway,
  MediusGateway,
  NewlevelGateway,
  OnzGateway,
  PagarmeGateway,
  PagarmebaasGateway,
  MercadopagoGateway,
  PagnetGateway,
  PagoGateway,
  PaguesafeGateway,
  PaysharkgatewayGateway,
  PayupGateway,
  PixiumGateway,
  PodpayGateway,
  PrimepagGateway,
  ReflowpayGateway,
  RoyalpayGateway,
  RoyaltyGateway,
  SpacefyGateway,
  TransacGateway,
  TransfeeraGateway,
  TreealGateway,
  UltragateGateway,
  UnicopayGateway,
  VenitGateway,
  VenitipGateway,
  ViatechGateway,
  VilletGateway,
  VolutiGateway,
  WalletzGateway,
  WitetecGateway,
  ZendryGateway,
  ZenetGateway,
  ArkamaGateway,
  EzzebankGateway,
  SuitpayGateway,
  PluggouGateway,
  NoxpayGateway,
  RapdynGateway,
  PronttusGateway,
  LexxenGateway,
  SaqpayGateway,
  FirebankGateway,
  SimpayGateway,
  OwempayGateway,
  BraviveGateway,
  AxisbankGateway,
  OwenpayGateway,
];
