import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { CallableAddresses, checkedLookup } from '../../../runtime/http/index.js';

/** The certificate that a host shows. */
export interface ShownCertificate {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** Whether browsers accept it: it is of this host, and of an authority that they know. */
  readonly isTrusted: boolean;
}

/** Reads the certificate of a host, as a browser sees it. */
export abstract class CertificateReader {
  /** Undefined: the host shows none, or is not reached. */
  abstract read(host: string): Promise<ShownCertificate | undefined>;
}

const TIMEOUT_MS = 5_000;

/** Connects to port 443, on the public internet only. Nothing is sent. */
export class TlsCertificateReader extends CertificateReader {
  constructor(
    private readonly callable: CallableAddresses,
    private readonly port = 443,
  ) {
    super();
  }

  read(host: string): Promise<ShownCertificate | undefined> {
    return new Promise((resolve) => {
      const lookup = checkedLookup(this.callable);
      // An untrusted certificate is read, too: its state is what staff ask for.
      const socket = connect({ host, port: this.port, servername: host, lookup, rejectUnauthorized: false });
      const done = (found?: ShownCertificate) => {
        socket.destroy();
        resolve(found);
      };
      socket.setTimeout(TIMEOUT_MS, () => done());
      socket.once('error', () => done());
      socket.once('secureConnect', () => done(shownBy(socket)));
    });
  }
}

function shownBy(socket: TLSSocket): ShownCertificate | undefined {
  const certificate: Partial<PeerCertificate> = socket.getPeerCertificate();
  const { valid_from: from, valid_to: to } = certificate;
  if (from === undefined || to === undefined) return undefined;
  return { issuedAt: new Date(from), expiresAt: new Date(to), isTrusted: socket.authorized };
}
