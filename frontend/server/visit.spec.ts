import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { visitOf } from './visit.mjs';

const visit = (headers: Record<string, string | string[]>, trustProxy: boolean) =>
  visitOf({ headers, socket: { remoteAddress: '10.0.0.2' } } as unknown as IncomingMessage, trustProxy);

describe('the address of a visitor', () => {
  it('the address of a visitor is the one our proxy added, whatever the client sends', () => {
    // A proxy that appends the address it sees to the received header.
    for (const chain of ['127.0.0.1, 203.0.113.9', ['127.0.0.1', '203.0.113.9'], '203.0.113.9'])
      expect(visit({ 'x-forwarded-for': chain }, true).clientIp).toBe('203.0.113.9');
    expect(visit({ 'x-forwarded-proto': 'https, http' }, true).secure).toBe(false);
  });

  it('the address of a visitor is that of the connection without a proxy', () => {
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

  it('the address of a visitor is that of the connection if the proxy adds none', () => {
    expect(visit({ 'x-forwarded-for': '' }, true).clientIp).toBe('10.0.0.2');
  });
});
