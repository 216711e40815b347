import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { newRequestScope, runInScope } from '../../database/index.js';
import { Context, requestContext, systemContext } from './index.js';

const A = '0190a000-0000-7000-8000-00000000000a';
const B = '0190a000-0000-7000-8000-00000000000b';

describe('a context', () => {
  it('is bound to a tenant once and keeps everything else', () => {
    const ctx = Context.of({ actor: { kind: 'staff', id: 's-1' }, ip: '203.0.113.7', requestId: 'req-1' });
    const bound = ctx.forPlatform(A);
    expect({ ...bound }).toEqual({ ...ctx, platformId: A });
    expect(ctx.platformId).toBeNull();
    expect(bound.forPlatform(A)).toBe(bound);
  });

  it('refuses to be used for another tenant', () => {
    const bound = systemContext('janitor').forPlatform(A);
    expect(() => bound.forPlatform(B)).toThrow(`a context of platform ${A} cannot be used for platform ${B}`);
    expect(bound.platformId).toBe(A);
  });

  it('serves all tenants only for the installation itself and the master, and only while it is bound to none', () => {
    const master = Context.of({ actor: { kind: 'master', id: 'm-1' } });
    expect(master.forInstallation()).toBe(master);
    expect(() => master.forPlatform(A).forInstallation()).toThrow('master:m-1 may not work on all platforms');
    for (const kind of ['user', 'staff', 'manager'] as const)
      expect(() => Context.of({ actor: { kind, id: 'p-1' } }).forInstallation()).toThrow(
        `${kind}:p-1 may not work on all platforms`,
      );
    expect(() => Context.of({ actor: { kind: 'anonymous' } }).forInstallation()).toThrow(
      'anonymous may not work on all platforms',
    );
  });

  it.each([
    [{ kind: 'anonymous' } as const, 'anonymous', 'anonymous'],
    [{ kind: 'user', id: 'u-1' } as const, 'user:u-1', 'user:u-1'],
    [{ kind: 'master', id: 'm-1' } as const, 'master:m-1', 'master:m-1'],
    [{ kind: 'system', name: 'janitor' } as const, 'system:janitor', 'system:janitor'],
    [
      { kind: 'system', name: 'velocity command', operator: 'Júlia' } as const,
      'system:velocity command',
      'Júlia',
    ],
  ])('of actor %j is logged as %s and recorded as %s', (actor, logged, recorded) => {
    const ctx = Context.of({ actor });
    expect([ctx.actorLabel, ctx.recordedActor]).toEqual([logged, recorded]);
  });

  it('of a job has the id of its scope, so that all log lines of the job have one id', () => {
    const ctx = runInScope(newRequestScope('job-1'), () => systemContext('janitor'));
    expect(ctx).toMatchObject({ requestId: 'job-1', platformId: null, ip: null, locale: 'pt-BR' });
    expect(systemContext('janitor').requestId).not.toBe(systemContext('janitor').requestId);
  });

  it('of a request is made once, from its address, its id and its language, and names no tenant', () => {
    const request = {
      id: 'req-1',
      ip: '203.0.113.7',
      headers: { 'accept-language': 'en', 'x-platform-id': A },
      scope: newRequestScope('req-1'),
    } as unknown as FastifyRequest;
    const ctx = requestContext(request);
    expect({ ...ctx }).toEqual({
      ...{ actor: { kind: 'anonymous' }, actingFor: undefined, platformId: null },
      ...{ locale: 'en-US', requestId: 'req-1', ip: '203.0.113.7' },
    });
    expect(requestContext(request)).toBe(ctx);
    expect(request.scope.actor).toBe('anonymous');
  });
});
