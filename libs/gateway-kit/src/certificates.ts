import { createHash } from 'node:crypto';
import type { ClientCertificate, ConfiguredCertificate } from './account.js';
import { ExpiringCache } from './expiring-cache.js';

/** Turns an account's configured certificate into one that TLS can use. */
export interface CertificateLoader {
  /** Rejects if it cannot be fetched or decrypted with its passphrase. */
  load(certificate: ConfiguredCertificate, timeoutMs: number): Promise<ClientCertificate>;
}

/** How long a loaded certificate is cached: payments.md §9 states one hour for OWEMPAY and nothing for the others. */
const CERTIFICATE_SECONDS = 60 * 60;

/** The client certificates of all accounts, cached for one hour by the injected clock. */
export class Certificates {
  private readonly loaded = new ExpiringCache<ClientCertificate>();

  constructor(private readonly loader: CertificateLoader | undefined) {}

  /** Rejects if it cannot be loaded; nothing is cached then. */
  async of(
    certificate: ConfiguredCertificate,
    now: () => Date,
    timeoutMs: number,
    seconds = CERTIFICATE_SECONDS,
  ): Promise<ClientCertificate> {
    const { loader } = this;
    if (loader === undefined) return asItStands(certificate);
    return this.loaded.get(fingerprint(certificate), now, async () => ({
      value: await loader.load(certificate, timeoutMs),
      lifeMs: seconds * 1000,
    }));
  }
}

function asItStands(certificate: ConfiguredCertificate): ClientCertificate {
  if ('url' in certificate) throw new Error('no loader of certificates is configured');
  return certificate;
}

/** Identifies the configuration: another file, address or passphrase is another certificate at once. */
const fingerprint = (certificate: ConfiguredCertificate): string =>
  createHash('sha256')
    .update('url' in certificate ? certificate.url : certificate.pfx)
    .update('\0')
    .update(certificate.passphrase ?? '')
    .digest('base64');
