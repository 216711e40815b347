import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { Injectable } from '@nestjs/common';
import type { CertificateLoader, ClientCertificate, ConfiguredCertificate } from '@guiche/gateway-kit';
import { GuardedClient } from './guarded-client.js';

/** A certificate with its chain has some thousands of bytes. */
const LARGEST_FILE = 262_144;

const OURSELVES = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** The file holds a private key: it crosses no network in the clear. */
export function isCertificateAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && OURSELVES.has(hostname));
}

/**
 * Client certificates for gateways. Each is opened once before it is used: TLS would report a broken file only during a
 * call, and then its outcome would be unknown.
 */
@Injectable()
export class ClientCertificates implements CertificateLoader {
  constructor(private readonly client: GuardedClient) {}

  /** Rejects for a file that is not there, is no PKCS#12 file, or does not open with its passphrase. */
  async load(configured: ConfiguredCertificate, timeoutMs: number): Promise<ClientCertificate> {
    const pfx = 'url' in configured ? await this.fetch(configured.url, timeoutMs) : configured.pfx;
    const { passphrase } = configured;
    const secret = passphrase === undefined ? {} : { passphrase };
    createSecureContext({ pfx: Buffer.from(pfx), ...secret });
    return { pfx, ...secret };
  }

  private async fetch(url: string, timeoutMs: number): Promise<Uint8Array> {
    if (!isCertificateAddress(url)) throw new Error('a certificate is fetched by https only');
    // People of a platform give the address.
    const { status, bytes } = await this.client.send({
      method: 'GET',
      url,
      timeoutMs,
      maxBytes: LARGEST_FILE,
      redirects: 3,
    });
    if (status !== 200) throw new Error(`the certificate was answered with ${status}`);
    return bytes;
  }
}

/** A context of Node knows the certificate that it was made with; the types leave that out. */
interface OpenedFile {
  readonly context: { readonly getCertificate?: () => Buffer | null };
}

/** Until when a certificate is valid. Undefined: the file does not open, or holds a key alone. */
export const certificateExpiry = (file: ClientCertificate): Date | undefined =>
  certificateFacts(file)?.expiresAt;

/** What a certificate says of itself: until when it is valid, and its SHA-256. Undefined as above. */
export function certificateFacts({
  pfx,
  passphrase,
}: ClientCertificate): { readonly expiresAt: Date; readonly fingerprint: string } | undefined {
  try {
    const secret = passphrase === undefined ? {} : { passphrase };
    const opened = createSecureContext({ pfx: Buffer.from(pfx), ...secret }) as OpenedFile;
    const found = opened.context.getCertificate?.();
    if (!found) return undefined;
    const { validTo, fingerprint256 } = new X509Certificate(found);
    return { expiresAt: new Date(validTo), fingerprint: fingerprint256 };
  } catch {
    return undefined;
  }
}
