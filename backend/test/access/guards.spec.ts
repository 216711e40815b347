import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { AREAS, FLAGS, type Area } from '@guiche/access';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import {
  CurrentSession,
  PublicRoute,
  RequireSession,
  declaredRoutes,
  refuseUndeclaredRoutes,
  type DeclaredRoute,
  type Session,
} from '../../src/runtime/access/index.js';
import { Ctx, type Context } from '../../src/runtime/context/index.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { startApp } from '../support/index.js';

let called = 0;

/** One route for each kind of access rule. */
@Controller('api/guarded')
@RequireSession('admin')
class GuardedController {
  @Get('staff')
  staff(@Ctx() ctx: Context, @CurrentSession() session: Session): object {
    called += 1;
    return { actor: ctx.actorLabel, platformId: ctx.platformId, role: session.person.role };
  }

  @Post('flagged')
  @RequireSession('admin', { flag: 'isChargesAvailable' })
  flagged(): object {
    called += 1;
    return {};
  }

  @Get('two-areas')
  @RequireSession(['seller', 'customer'])
  twoAreas(): object {
    called += 1;
    return {};
  }

  @Get('open')
  @PublicRoute('a route of this test')
  open(): object {
    return {};
  }
}

@Module({ controllers: [GuardedController] })
class GuardedModule {}

@Controller('api/undeclared')
class UndeclaredController {
  @Get('here')
  here(): object {
    return {};
  }
}

@Module({ controllers: [UndeclaredController] })
class UndeclaredModule {}

const ROLES: Readonly<Record<Exclude<Area, 'master'>, string>> = {
  seller: 'PRODUCER',
  customer: 'CUSTOMER',
  admin: 'FUNCTIONARY',
  manager: 'MANAGER',
};

let shop: CheckoutHarness;
const tokens: Partial<Record<Area | 'administrator', string>> = {};
beforeAll(async () => {
  shop = await CheckoutHarness.open({ modules: [GuardedModule] });
  const token = async (area: Area, email: string | undefined) => {
    const body = { area, email, password: DEMO_PASSWORD };
    return (await shop.send<{ token: string }>('POST', '/api/sessions', body)).body.token;
  };
  for (const [area, role] of Object.entries(ROLES) as [keyof typeof ROLES, string][])
    tokens[area] = await token(area, USERS.find((user) => user.role === role)?.email);
  tokens.master = await token('master', MASTER.email);
  tokens.administrator = await token('admin', USERS.find(({ role }) => role === 'ADMIN')?.email);
});
afterAll(() => shop.close());

const guarded = (): (DeclaredRoute & { rule: { kind: 'signedIn' } })[] =>
  declaredRoutes(shop.app).flatMap((route) =>
    route.rule?.kind === 'signedIn' ? [{ ...route, rule: route.rule }] : [],
  );
const call = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>, token?: string) =>
  shop.send<{ code?: string; flag?: string }>(
    method,
    path.replaceAll(/:\w+/g, '019aa1d0-0000-7000-8000-00000000dead'),
    method === 'POST' ? {} : undefined,
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
const grant = (flags: readonly string[]) =>
  shop.rows(`update users set flags = $1 where role = 'FUNCTIONARY' and platform_id = $2`, [
    flags,
    PLATFORM_A,
  ]);

describe('every guarded route', () => {
  it('answers 401 without a session, and does nothing', async () => {
    const routes = guarded();
    expect(routes.length).toBeGreaterThan(5);
    for (const route of routes)
      expect([route.path, await call(route)]).toEqual([
        route.path,
        expect.objectContaining({ status: 401, body: expect.objectContaining({ code: 'signInRequired' }) }),
      ]);
    expect(called).toBe(0);
  });

  it('answers 403 to every other area, and does nothing', async () => {
    for (const route of guarded()) {
      const { areas } = route.rule as Extract<DeclaredRoute['rule'], { kind: 'signedIn' }>;
      for (const area of AREAS.filter((one) => !areas.includes(one)))
        expect([route.path, area, await call(route, tokens[area])]).toEqual([
          route.path,
          area,
          expect.objectContaining({ status: 403, body: expect.objectContaining({ code: 'notAllowed' }) }),
        ]);
    }
    expect(called).toBe(0);
  });

  it('with a flag answers 403 to a functionary with every other flag, and names the missing one', async () => {
    for (const route of guarded()) {
      const { flag } = route.rule as Extract<DeclaredRoute['rule'], { kind: 'signedIn' }>;
      if (flag === undefined) continue;
      await grant(FLAGS.filter((other) => other !== flag));
      expect(await call(route, tokens.admin)).toMatchObject({
        status: 403,
        body: { code: 'notAllowed', flag },
      });
      expect(called).toBe(0);
    }
  });
});

describe('a route', () => {
  it('is open to the right area, in a context that names the person and their platform', async () => {
    const { id } = USERS.find(({ role }) => role === 'FUNCTIONARY') ?? {};
    expect(await call({ method: 'GET', path: '/api/guarded/staff' }, tokens.admin)).toMatchObject({
      status: 200,
      body: { actor: `staff:${id}`, platformId: PLATFORM_A, role: 'FUNCTIONARY' },
    });
    for (const area of ['seller', 'customer'] as const)
      expect((await call({ method: 'GET', path: '/api/guarded/two-areas' }, tokens[area])).status).toBe(200);
  });

  it('with a flag is open to a functionary who has it, from the next request on, and to an administrator (D43)', async () => {
    const flagged = { method: 'POST', path: '/api/guarded/flagged' };
    await grant(['isChargesAvailable']);
    expect((await call(flagged, tokens.admin)).status).toBe(201);
    await grant([]);
    expect((await call(flagged, tokens.admin)).status).toBe(403);
    expect((await call(flagged, tokens.administrator)).status).toBe(201);
  });

  it('that is public is open without a session', async () => {
    expect((await call({ method: 'GET', path: '/api/guarded/open' })).status).toBe(200);
  });

  it('that declares no access rule keeps the application from starting', async () => {
    await expect(startApp({ modules: [UndeclaredModule] })).rejects.toThrow(
      'These routes declare no access rule (@RequireSession or @PublicRoute):\n- GET /api/undeclared/here (UndeclaredController.here)',
    );
    expect(() => refuseUndeclaredRoutes(shop.app)).not.toThrow();
  });
});
