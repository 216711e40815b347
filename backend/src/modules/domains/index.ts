export { CertificateReader, TlsCertificateReader, type ShownCertificate } from './dns/certificate-reader.js';
export { DnsLookup } from './dns/dns-lookup.js';
export { DomainsModule } from './domains.module.js';
export { DOMAINS_SCHEMA } from './schema.js';
