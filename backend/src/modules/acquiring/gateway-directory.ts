import {
  chargesIn,
  describeCredentials,
  manifestOf,
  type AnyGateway,
  type Capability,
  type GatewayAccount,
  type GatewayClass,
  type PaymentMethod,
} from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GATEWAYS } from '../../gateways/gateways.js';
import { DefinedGateways } from './definitions/defined-gateways.js';

const CHARGES: Readonly<Record<PaymentMethod, Capability>> = {
  PIX: 'chargePix',
  CREDIT_CARD: 'chargeCard',
  BILLET: 'chargeBillet',
};

/** What a provider's browser library is given, where it has one. */
const LIBRARY_KEY = 'publicKey';

/** Finds the gateway of a provider by its name: a class of the code, or one that is defined by data. */
@Injectable()
export class GatewayDirectory {
  private readonly byProvider = new Map<string, GatewayClass>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly defined: DefinedGateways,
  ) {
    for (const gateway of GATEWAYS) this.byProvider.set(manifestOf(gateway).id, gateway);
  }

  /** Every gateway, those that are data in their newest version, by provider. */
  all(): AnyGateway[] {
    const providers = [...this.byProvider.keys(), ...this.defined.providers()].sort();
    return providers.flatMap((provider) => this.find(provider) ?? []);
  }

  /** Of a provider that is data, the newest version by default. */
  find(provider: string, version?: number | null): AnyGateway | undefined {
    const gateway = this.byProvider.get(provider);
    return gateway ? this.modules.get(gateway, { strict: false }) : this.defined.find(provider, version);
  }

  /** The version for new charges. An attempt is queried with the version that charged it. */
  versionOf(provider: string): number | null {
    return this.defined.newest(provider);
  }

  /** Whether a provider charges by this method; with a card, whether it takes one that is held so. */
  offers(provider: string, method: PaymentMethod, card?: 'sealed' | 'token'): boolean {
    const manifest = this.find(provider)?.manifest;
    if (!manifest?.capabilities.includes(CHARGES[method])) return false;
    return card === undefined || (manifest.cards === 'browser') === (card === 'token');
  }

  /** Whether a provider charges this currency (ISO 4217) by this method. */
  charges(
    provider: string,
    { method, currency }: { readonly method: PaymentMethod; readonly currency: string },
  ): boolean {
    const manifest = this.find(provider)?.manifest;
    return manifest !== undefined && chargesIn(manifest, method, currency);
  }

  /** Whether the provider requires the buyer's address for this method. */
  wantsAddress(provider: string, method: PaymentMethod): boolean {
    return this.find(provider)?.manifest.wantsAddress?.includes(method) ?? false;
  }

  /** In cents of a real: below it the provider refuses every account's charges by this method. 0: none. */
  minimum(provider: string, method: PaymentMethod): number {
    return this.find(provider)?.manifest.minAmounts?.[method] ?? 0;
  }

  /** The key a page may give to the provider's library: only what the gateway itself declares public. */
  libraryKey({ provider, credentials }: GatewayAccount): string | null {
    const manifest = this.find(provider)?.manifest;
    if (manifest?.cards !== 'browser') return null;
    const field = describeCredentials(manifest.credentials).find(({ name }) => name === LIBRARY_KEY);
    const key = credentials[LIBRARY_KEY];
    return field && !field.secret && typeof key === 'string' ? key : null;
  }

  /** A provider named by our own rows must exist: its absence is a broken installation, not a buyer's problem. */
  get(provider: string, version?: number | null): AnyGateway {
    const gateway = this.find(provider, version);
    if (!gateway) throw new Error(`no gateway is registered for provider ${provider}`);
    return gateway;
  }
}
