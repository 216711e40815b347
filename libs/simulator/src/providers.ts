import { Asaas } from './asaas/asaas.js';
import { BEEHIVE_BRANDS } from './beehive/brands.js';
import { Beehive } from './beehive/beehive.js';
import { Arkama } from './arkama/arkama.js';
import { Ezzebank } from './ezzebank/ezzebank.js';
import { Suitpay } from './suitpay/suitpay.js';
import { Firebank } from './firebank/firebank.js';
import { Simpay } from './simpay/simpay.js';
import { Transfeera } from './transfeera/transfeera.js';
import { Owempay } from './owempay/owempay.js';
import { Bravive } from './bravive/bravive.js';
import { Axisbank } from './axisbank/axisbank.js';
import { Owenpay } from './owenpay/owenpay.js';
import { Flow2pay } from './flow2pay/flow2pay.js';
import { ONZ_BRANDS } from './onz/brands.js';
import { FUNCTIONS_BRANDS, FunctionsV1 } from './functions-v1/functions-v1.js';
import { Galaxpay } from './galaxpay/galaxpay.js';
import { IUGU_BRANDS } from './iugu/charge.js';
import { Iugu } from './iugu/iugu.js';
import { Lexxen } from './lexxen/lexxen.js';
import { Noxpay } from './noxpay/noxpay.js';
import { Pluggou } from './pluggou/pluggou.js';
import { Pronttus } from './pronttus/pronttus.js';
import { Rapdyn } from './rapdyn/rapdyn.js';
import { Saqpay } from './saqpay/saqpay.js';
import { Lirapay } from './lirapay/lirapay.js';
import { Umbrella } from './umbrella/umbrella.js';
import { Witetec } from './witetec/witetec.js';
import { XAUTHKEY_BRANDS, Xauthkey } from './xauthkey/xauthkey.js';
import { Onz } from './onz/onz.js';
import { PAGARME_BRANDS } from './pagarme-v5/charge.js';
import { PagarmeV5 } from './pagarme-v5/pagarme-v5.js';
import { Mercadopago } from './mercadopago/mercadopago.js';
import { Pagstar } from './pagstar/pagstar.js';
import { PRIMEPAG_BRANDS, PrimepagPix } from './primepag-pix/primepag-pix.js';
import { GENERIC_REST_BRANDS } from './generic-rest/brands.js';
import { GenericRest } from './generic-rest/generic-rest.js';
import { SHIELD_BRANDS } from './shield/brands.js';
import { Shield } from './shield/shield.js';
import { Venit } from './venit/venit.js';
import type { Courier } from './webhooks/courier.js';
import type { Provider } from './world/provider.js';
import type { World } from './world/world.js';

/** What all providers are told when they open. */
export interface Manners {
  readonly rememberedCharges: number;
  readonly retryScale: number;
}

export interface Providers {
  readonly all: readonly Provider[];
  /** The banks on ONZ's software; the control API chooses the shape of their webhooks. */
  readonly onzBanks: readonly Onz[];
}

/** Every provider that is simulated, one line a protocol. */
export function openProviders(world: World, courier: Courier, manners: Manners): Providers {
  const onzBanks = ONZ_BRANDS.map((brand) => new Onz(brand, world, courier, manners));
  const all: Provider[] = [
    ...SHIELD_BRANDS.map((brand) => new Shield(brand, world, courier, manners)),
    ...BEEHIVE_BRANDS.map((brand) => new Beehive(brand, world, manners)),
    new Venit(world, manners),
    ...GENERIC_REST_BRANDS.map((brand) => new GenericRest(brand, world, courier, manners)),
    new Asaas(world, courier, manners),
    new Mercadopago(world, manners),
    ...IUGU_BRANDS.map((brand) => new Iugu(brand, world, manners)),
    ...PAGARME_BRANDS.map((name) => new PagarmeV5(name, world, manners)),
    ...onzBanks,
    new Flow2pay('FLOW2PAY', world, courier, manners),
    new Pagstar('PAGSTAR', world, courier, manners),
    ...PRIMEPAG_BRANDS.map((brand) => new PrimepagPix(brand, world, courier, manners)),
    ...FUNCTIONS_BRANDS.map((brand) => new FunctionsV1(brand, world, courier, manners)),
    ...XAUTHKEY_BRANDS.map((brand) => new Xauthkey(brand, world, courier, manners)),
    new Umbrella('KUBER_FINANCE', world, courier, manners),
    new Lexxen('LEXXEN', world, courier, manners),
    new Noxpay('NOXPAY', world, courier, manners),
    new Pluggou('PLUGGOU', world, courier, manners),
    new Pronttus('PRONTTUS', world, courier, manners),
    new Rapdyn('RAPDYN', world, courier, manners),
    new Saqpay('SAQPAY', world, courier, manners),
    new Lirapay('ROYALPAY', world, courier, manners),
    new Arkama('ARKAMA', world, courier, manners),
    new Ezzebank('EZZEBANK', world, courier, manners),
    new Suitpay('SUITPAY', world, courier, manners),
    new Firebank('FIREBANK', world, courier, manners),
    new Simpay('SIMPAY', world, courier, manners),
    new Transfeera('TRANSFEERA', world, courier, manners),
    new Owempay('OWEMPAY', world, courier, manners),
    new Bravive('BRAVIVE', world, courier, manners),
    new Axisbank('AXISBANK', world, courier, manners),
    new Owenpay('OWENPAY', world, courier, manners),
    new Galaxpay('CELCOIN', world, courier, manners),
    new Witetec('WITETEC', world, courier, manners),
  ];
  return { all, onzBanks };
}
