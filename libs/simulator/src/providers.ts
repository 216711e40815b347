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
import { IuguProvider } from './iugu/iugu.js';
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
import type { WebhookDispatcher } from './webhooks/webhook-dispatcher.js';
import type { Provider } from './simulation/provider.js';
import type { Simulation } from './simulation/simulation.js';

/** Options of all providers. */
export interface ProviderSettings {
  readonly rememberedCharges: number;
  readonly retryScale: number;
}

export interface OpenedProviders {
  readonly all: readonly Provider[];
  /** The banks on ONZ's software; the control API chooses the shape of their webhooks. */
  readonly onzBanks: readonly Onz[];
}

/** Every simulated provider, one line per protocol. */
export function openProviders(
  simulation: Simulation,
  dispatcher: WebhookDispatcher,
  settings: ProviderSettings,
): OpenedProviders {
  const onzBanks = ONZ_BRANDS.map((brand) => new Onz(brand, simulation, dispatcher, settings));
  const all: Provider[] = [
    ...SHIELD_BRANDS.map((brand) => new Shield(brand, simulation, dispatcher, settings)),
    ...BEEHIVE_BRANDS.map((brand) => new Beehive(brand, simulation, settings)),
    new Venit(simulation, settings),
    ...GENERIC_REST_BRANDS.map((brand) => new GenericRest(brand, simulation, dispatcher, settings)),
    new Asaas(simulation, dispatcher, settings),
    new Mercadopago(simulation, settings),
    ...IUGU_BRANDS.map((brand) => new IuguProvider(brand, simulation, settings)),
    ...PAGARME_BRANDS.map((name) => new PagarmeV5(name, simulation, settings)),
    ...onzBanks,
    new Flow2pay('FLOW2PAY', simulation, dispatcher, settings),
    new Pagstar('PAGSTAR', simulation, dispatcher, settings),
    ...PRIMEPAG_BRANDS.map((brand) => new PrimepagPix(brand, simulation, dispatcher, settings)),
    ...FUNCTIONS_BRANDS.map((brand) => new FunctionsV1(brand, simulation, dispatcher, settings)),
    ...XAUTHKEY_BRANDS.map((brand) => new Xauthkey(brand, simulation, dispatcher, settings)),
    new Umbrella('KUBER_FINANCE', simulation, dispatcher, settings),
    new Lexxen('LEXXEN', simulation, dispatcher, settings),
    new Noxpay('NOXPAY', simulation, dispatcher, settings),
    new Pluggou('PLUGGOU', simulation, dispatcher, settings),
    new Pronttus('PRONTTUS', simulation, dispatcher, settings),
    new Rapdyn('RAPDYN', simulation, dispatcher, settings),
    new Saqpay('SAQPAY', simulation, dispatcher, settings),
    new Lirapay('ROYALPAY', simulation, dispatcher, settings),
    new Arkama('ARKAMA', simulation, dispatcher, settings),
    new Ezzebank('EZZEBANK', simulation, dispatcher, settings),
    new Suitpay('SUITPAY', simulation, dispatcher, settings),
    new Firebank('FIREBANK', simulation, dispatcher, settings),
    new Simpay('SIMPAY', simulation, dispatcher, settings),
    new Transfeera('TRANSFEERA', simulation, dispatcher, settings),
    new Owempay('OWEMPAY', simulation, dispatcher, settings),
    new Bravive('BRAVIVE', simulation, dispatcher, settings),
    new Axisbank('AXISBANK', simulation, dispatcher, settings),
    new Owenpay('OWENPAY', simulation, dispatcher, settings),
    new Galaxpay('CELCOIN', simulation, dispatcher, settings),
    new Witetec('WITETEC', simulation, dispatcher, settings),
  ];
  return { all, onzBanks };
}
