import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Asaas } from './asaas/asaas.js';
import { BEEHIVE_BRANDS } from './beehive/brands.js';
import { Beehive } from './beehive/beehive.js';
import { Arkama } from './arkama/arkama.js';
import { Ezzebank } from './ezzebank/ezzebank.js';
import { Suitpay } from './suitpay/suitpay.js';
import { Firebank } from './firebank/firebank.js';
import { Simpay } from './simpay/simpay.js';
import { Owempay } from './owempay/owempay.js';
import { Bravive } from './bravive/bravive.js';
import { Axisbank } from './axisbank/axisbank.js';
import { Owenpay } from './owenpay/owenpay.js';
import { serveControl } from './control/control.js';
import type { Controls } from './control/control.js';
import { Flow2pay } from './flow2pay/flow2pay.js';
import { ReplyFaults } from './faults/reply-faults.js';
import { WebhookFaults } from './faults/webhook-faults.js';
import { ONZ_BRANDS } from './onz/brands.js';
import { FUNCTIONS_BRANDS, FunctionsV1 } from './functions-v1/functions-v1.js';
import { Lexxen } from './lexxen/lexxen.js';
import { Noxpay } from './noxpay/noxpay.js';
import { Pluggou } from './pluggou/pluggou.js';
import { Pronttus } from './pronttus/pronttus.js';
import { Rapdyn } from './rapdyn/rapdyn.js';
import { Saqpay } from './saqpay/saqpay.js';
import { Lirapay } from './lirapay/lirapay.js';
import { Umbrella } from './umbrella/umbrella.js';
import { XAUTHKEY_BRANDS, Xauthkey } from './xauthkey/xauthkey.js';
import { Onz } from './onz/onz.js';
import { PAGARME_BRANDS } from './pagarme-v5/charge.js';
import { PagarmeV5 } from './pagarme-v5/pagarme-v5.js';
import { Mercadopago } from './mercadopago/mercadopago.js';
import { Pagstar } from './pagstar/pagstar.js';
import { PRIMEPAG_BRANDS, PrimepagPix } from './primepag-pix/primepag-pix.js';
import { GENERIC_REST_BRANDS } from './generic-rest/brands.js';
import { GenericRest } from './generic-rest/generic-rest.js';
import { parseBodies } from './http/body-parsers.js';
import { misbehave } from './http/misbehave.js';
import { RequestLog } from './http/request-log.js';
import { WireRefusal, answerRefusals } from './http/wire-refusal.js';
import type { ProviderName } from './world/charge.js';
import type { Provider } from './world/provider.js';
import { SHIELD_BRANDS } from './shield/brands.js';
import { Shield } from './shield/shield.js';
import { servePage } from './page/page.js';
import { servePostcodes } from './postcode/postcode.js';
import { Venit } from './venit/venit.js';
import { newStop } from './world/stop.js';
import { World } from './world/world.js';
import { Courier } from './webhooks/courier.js';

export interface SimulatorOptions {
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly now?: () => Date;
  /** Multiplies every pause between webhook deliveries. 1 is a provider in a hurry: first pause one second. */
  readonly retryScale?: number;
  /** How many charges of each provider are remembered. */
  readonly rememberedCharges?: number;
  /** Pays every new charge of these providers after so many milliseconds. */
  readonly autopay?: Partial<Record<ProviderName, number>>;
}

export interface Simulator {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Stops at once: hanging calls are cut, webhooks on their way are dropped. */
  close(): Promise<void>;
}

/** Starts the simulated outside world: three payment providers, a postcode service, a page and a control API. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const closing = newStop();
  const now = options.now ?? (() => new Date());
  const log = new RequestLog();
  const replyFaults = new ReplyFaults();
  const webhookFaults = new WebhookFaults();
  const courier = new Courier(now, webhookFaults);
  const world = new World(now, courier, webhookFaults);
  const routerOptions = { ignoreTrailingSlash: true };
  const app = fastify({ logger: false, routerOptions, forceCloseConnections: true, bodyLimit: 1_048_576 });

  parseBodies(app);
  answerRefusals(app, (status, error) => new WireRefusal(status, { error }));
  misbehave(app, { faults: replyFaults, log, now, closing: closing.signal });
  const manners = {
    rememberedCharges: options.rememberedCharges ?? 200_000,
    retryScale: options.retryScale ?? 1,
  };
  for (const brand of SHIELD_BRANDS) {
    await serveProvider(app, world, new Shield(brand, world, courier, manners));
  }
  for (const brand of BEEHIVE_BRANDS) await serveProvider(app, world, new Beehive(brand, world, manners));
  await serveProvider(app, world, new Venit(world, manners));
  for (const brand of GENERIC_REST_BRANDS) {
    await serveProvider(app, world, new GenericRest(brand, world, courier, manners));
  }
  await serveProvider(app, world, new Asaas(world, courier, manners));
  await serveProvider(app, world, new Mercadopago(world, manners));
  for (const name of PAGARME_BRANDS) await serveProvider(app, world, new PagarmeV5(name, world, manners));
  const onzBanks = ONZ_BRANDS.map((brand) => new Onz(brand, world, courier, manners));
  for (const bank of onzBanks) await serveProvider(app, world, bank);
  await serveProvider(app, world, new Flow2pay('FLOW2PAY', world, courier, manners));
  await serveProvider(app, world, new Pagstar('PAGSTAR', world, courier, manners));
  for (const name of PRIMEPAG_BRANDS) {
    await serveProvider(app, world, new PrimepagPix(name, world, courier, manners));
  }
  for (const brand of FUNCTIONS_BRANDS) {
    await serveProvider(app, world, new FunctionsV1(brand, world, courier, manners));
  }
  for (const brand of XAUTHKEY_BRANDS) {
    await serveProvider(app, world, new Xauthkey(brand, world, courier, manners));
  }
  await serveProvider(app, world, new Umbrella('KUBER_FINANCE', world, courier, manners));
  await serveProvider(app, world, new Lexxen('LEXXEN', world, courier, manners));
  await serveProvider(app, world, new Noxpay('NOXPAY', world, courier, manners));
  await serveProvider(app, world, new Pluggou('PLUGGOU', world, courier, manners));
  await serveProvider(app, world, new Pronttus('PRONTTUS', world, courier, manners));
  await serveProvider(app, world, new Rapdyn('RAPDYN', world, courier, manners));
  await serveProvider(app, world, new Saqpay('SAQPAY', world, courier, manners));
  await serveProvider(app, world, new Lirapay('ROYALPAY', world, courier, manners));
  await serveProvider(app, world, new Arkama('ARKAMA', world, courier, manners));
  await serveProvider(app, world, new Ezzebank('EZZEBANK', world, courier, manners));
  await serveProvider(app, world, new Suitpay('SUITPAY', world, courier, manners));
  await serveProvider(app, world, new Firebank('FIREBANK', world, courier, manners));
  await serveProvider(app, world, new Simpay('SIMPAY', world, courier, manners));
  await serveProvider(app, world, new Owempay('OWEMPAY', world, courier, manners));
  await serveProvider(app, world, new Bravive('BRAVIVE', world, courier, manners));
  await serveProvider(app, world, new Axisbank('AXISBANK', world, courier, manners));
  await serveProvider(app, world, new Owenpay('OWENPAY', world, courier, manners));
  await app.register(async (scope) => servePostcodes(scope), { prefix: '/postcode' });
  await app.register(async (scope) => servePage(scope, world, courier.deliveries));
  const controls: Controls = { world, onzBanks, courier, replyFaults, webhookFaults, log };
  await app.register(async (scope) => serveControl(scope, controls), { prefix: '/_control' });
  for (const { name } of world.all()) world.payAutomatically(name, options.autopay?.[name] ?? null);

  const host = options.host ?? '127.0.0.1';
  await app.listen({ host, port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    closing.abort();
    world.close();
    courier.close();
    await app.close();
  };
  return { url: `http://${host}:${port}`, port, close };
}

async function serveProvider(app: FastifyInstance, world: World, provider: Provider): Promise<void> {
  world.add(provider);
  await app.register(async (scope) => provider.serve(scope), { prefix: `/${provider.name.toLowerCase()}` });
}
