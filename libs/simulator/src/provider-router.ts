import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from './simulation/provider.js';

/**
 * One port for all providers, each under the first part of the path. A provider's routes are created at its first
 * call, because most simulators serve few of seventy.
 */
export class ProviderRouter {
  private readonly providers = new Map<string, Provider>();
  private readonly opened = new Map<string, Promise<FastifyInstance>>();

  /** `build` creates an empty application with the common parts: body parsers, faults, the log. */
  constructor(private readonly build: () => FastifyInstance) {}

  add(provider: Provider): void {
    this.providers.set(provider.name.toLowerCase(), provider);
  }

  /** Requests that belong to no provider go to `others`. */
  serve(others: RequestListener): Server {
    return createServer((request, response) => {
      const app = this.appOf(request);
      if (!app) return others(request, response);
      void app.then((app) => app.routing(request, response));
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.opened.values()].map(async (app) => (await app).close()));
  }

  private appOf({ url = '' }: IncomingMessage): Promise<FastifyInstance> | undefined {
    const name = /^\/([^/?]+)/.exec(url)?.[1] ?? '';
    const provider = this.providers.get(name);
    if (!provider) return undefined;
    const known = this.opened.get(name) ?? this.open(name, provider);
    this.opened.set(name, known);
    return known;
  }

  private async open(name: string, provider: Provider): Promise<FastifyInstance> {
    const app = this.build();
    await app.register(async (scope) => provider.serve(scope), { prefix: `/${name}` });
    await app.ready();
    return app;
  }
}
