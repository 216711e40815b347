import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { visitOf } from './visit.mjs';

const visit = (headers: Record<string, string | string[]>, trustProxy: boolean) =>
  visitOf({ headers, socket: { remoteAddress: '10.0.0.2' } } as unknown as IncomingMessage, trustProxy);

describe('who a visitor is', () => {
  it('who a visitor is is whom the proxy of ours saw, whatever he says of himself', () => {
    // A proxy that adds what it saw to what it was told.
    for (const chain of ['127.0.0.1, 203.0.113.9', ['127.0.0.1', '203.0.113.9'], '203.0.113.9'])
      expect(visit({ 'x-forwarded-for': chain }, true).clientIp).toBe('203.0.113.9');
    expect(visit({ 'x-forwarded-proto': 'https, http' }, true).secure).toBe(false);
  });

  it('who a visitor is is told by his connection alone where no proxy of ours stands before us', () => {
    const forged = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil',
    };
    expect(visit({ ...forged, host: 'loja.example' }, false)).toMatchObject({
      clientIp: '10.0.0.2',
      secure: false,
      host: 'loja.example',
    });
  });

  it('who a visitor is is told by his connection where the proxy says nothing', () => {
    expect(visit({ 'x-forwarded-for': '' }, true).clientIp).toBe('10.0.0.2');
  });
});
