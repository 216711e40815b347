import { createHash } from 'node:crypto';
import type { ClientCertificate, ConfiguredCertificate } from './account.js';
import { KeptValues } from './kept-values.js';

/** Makes of what an account names a certificate that TLS can use. */
export interface CertificateLoader {
  /** Rejects for one that cannot be fetched, or not be opened with its passphrase. */
  load(certificate: ConfiguredCertificate, timeoutMs: number): Promise<ClientCertificate>;
}

/** How long a loaded certificate is kept: payments.md §9 says an hour for OWEMPAY, and nothing for the others. */
const CERTIFICATE_SECONDS = 60 * 60;

/** The client certificates of all accounts, loaded once an hour by the clock they are asked for with. */
export class Certificates {
  private readonly loaded = new KeptValues<ClientCertificate>();

  constructor(private readonly loader: CertificateLoader | undefined) {}

  /** Rejects for one that cannot be loaded; nothing is kept then. */
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

/** Of what was configured: another file, address or passphrase is another certificate at once. */
const fingerprint = (certificate: ConfiguredCertificate): string =>
  createHash('sha256')
    .update('url' in certificate ? certificate.url : certificate.pfx)
    .update('\0')
    .update(certificate.passphrase ?? '')
    .digest('base64');
