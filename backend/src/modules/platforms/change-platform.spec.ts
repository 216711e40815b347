import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { Envelope } from '../../runtime/crypto/index.js';
import { PlatformRefused, changePlatform, type PlatformChange } from './change-platform.js';

const NOBODY_WRITES = {} as EntityManager;
const NOBODY_SEALS = {} as Envelope;

it.each([0, false, '', null, [], {}])(
  'fees of %j are refused before anything is read or written',
  async (fees) => {
    const change = { fees } as unknown as PlatformChange;
    const changed = changePlatform(NOBODY_WRITES, NOBODY_SEALS, 'conecta', change);
    await expect(changed).rejects.toThrow(PlatformRefused);
  },
);
