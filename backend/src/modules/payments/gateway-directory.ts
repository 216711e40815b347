import { manifestOf, type AnyGateway, type GatewayClass } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GATEWAYS } from '../../gateways/gateways.js';

/** Finds the injectable that speaks a provider's language, by the provider's name in the specification. */
@Injectable()
export class GatewayDirectory {
  private readonly byProvider = new Map<string, GatewayClass>();

  constructor(private readonly modules: ModuleRef) {
    for (const gateway of GATEWAYS) this.byProvider.set(manifestOf(gateway).id, gateway);
  }

  find(provider: string): AnyGateway | undefined {
    const gateway = this.byProvider.get(provider);
    return gateway && this.modules.get(gateway, { strict: false });
  }

  /** A provider named by our own rows must exist: its absence is a broken installation, not a buyer's problem. */
  get(provider: string): AnyGateway {
    const gateway = this.find(provider);
    if (!gateway) throw new Error(`no gateway is registered for provider ${provider}`);
    return gateway;
  }
}
