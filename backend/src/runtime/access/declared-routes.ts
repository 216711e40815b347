import { RequestMethod, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from './access-rule.js';

// The keys under which the decorators of Nest store the address and the method of a route.
const PATH_METADATA = 'path';
const METHOD_METADATA = 'method';

/** A route of the API with its access rule; undefined where none is declared. */
export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  readonly handler: string;
  readonly rule: AccessRule | undefined;
}

interface Services {
  get<T>(token: Type<T>): T;
}

/** Every route of the application, by address and method. */
export function declaredRoutes(app: Services): DeclaredRoute[] {
  const reflector = app.get(Reflector);
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) => (metatype ? routesOf(metatype as Type<object>, reflector) : []))
    .sort((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method));
}

/** @throws Error that names every route without an access rule, so that an application with one does not start */
export function refuseUndeclaredRoutes(app: Services): void {
  const undeclared = declaredRoutes(app).filter(({ rule }) => rule === undefined);
  if (undeclared.length === 0) return;
  const names = undeclared.map(({ method, path, handler }) => `${method} ${path} (${handler})`);
  throw new Error(
    `These routes declare no access rule (@RequireSession or @PublicRoute):\n- ${names.join('\n- ')}`,
  );
}

function routesOf(controller: Type<object>, reflector: Reflector): DeclaredRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as () => unknown;
    const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, controller]);
    const bases = texts(Reflect.getMetadata(PATH_METADATA, controller));
    const paths = texts(Reflect.getMetadata(PATH_METADATA, handler));
    return bases.flatMap((base) =>
      paths.map((path) => ({
        method: RequestMethod[method],
        path: joined(base, path),
        handler: `${controller.name}.${name}`,
        rule,
      })),
    );
  });
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value : [value ?? '']).map(String);
const joined = (...parts: readonly string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;
