import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const { pki, pkcs12, asn1 } = forge;

const DAY_MS = 86_400_000;

/** Kinds of names in a certificate (RFC 5280, GeneralName). */
const DNS = 2;
const IP = 7;

type Name = forge.pki.CertificateField[];
type Extension = { name: string; [field: string]: unknown };

/** A certificate authority for tests. Its certificates are trusted nowhere else and expire tomorrow. */
export class CertificateAuthority {
  private readonly keys = keyPair();
  private readonly name: Name;
  private issued = 0;
  /** The authority's certificate, for clients that trust it. */
  readonly pem: string;

  constructor(name: string) {
    this.name = named(name);
    const own = this.issue(this.name, this.keys.publicKey, [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ]);
    this.pem = pki.certificateToPem(own);
  }

  /** For a server on this machine, or one of another name. */
  server(name = 'localhost'): { readonly key: string; readonly cert: string } {
    const { privateKey, publicKey } = keyPair();
    const ip = name === 'localhost' ? [{ type: IP, ip: '127.0.0.1' }] : [];
    const certificate = this.issue(named(name), publicKey, [
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: DNS, value: name }, ...ip] },
    ]);
    return { key: pki.privateKeyToPem(privateKey), cert: pki.certificateToPem(certificate) };
  }

  /** A PKCS#12 file, as providers hand it out. */
  client(subject: string, passphrase: string): Buffer {
    const { privateKey, publicKey } = keyPair();
    const certificate = this.issue(named(subject), publicKey, [{ name: 'extKeyUsage', clientAuth: true }]);
    const file = pkcs12.toPkcs12Asn1(privateKey, [certificate], passphrase, { algorithm: 'aes256' });
    return Buffer.from(asn1.toDer(file).getBytes(), 'binary');
  }

  private issue(
    subject: Name,
    publicKey: forge.pki.rsa.PublicKey,
    extensions: Extension[],
  ): forge.pki.Certificate {
    const certificate = pki.createCertificate();
    certificate.publicKey = publicKey;
    certificate.serialNumber = `0${(this.issued += 1)}`;
    certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
    certificate.validity.notAfter = new Date(Date.now() + DAY_MS);
    certificate.setSubject(subject);
    certificate.setIssuer(this.name);
    certificate.setExtensions(extensions);
    certificate.sign(this.keys.privateKey, forge.md.sha256.create());
    return certificate;
  }
}

const named = (commonName: string): Name => [{ name: 'commonName', value: commonName }];

function keyPair(): forge.pki.rsa.KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey: pki.privateKeyFromPem(privateKey), publicKey: pki.publicKeyFromPem(publicKey) };
}
