/** A client certificate, ready for TLS: a PKCS#12 file. */
export interface ClientCertificate {
  readonly pfx: Uint8Array;
  readonly passphrase?: string;
}

/** Where the file lies instead: `certCashInUrl` and `certCashOutUrl` of payments.md §3. */
export interface CertificateAddress {
  readonly url: string;
  readonly passphrase?: string;
}

export type ConfiguredCertificate = ClientCertificate | CertificateAddress;

/**
 * One gateway account, opened for one call. Everything that differs between installations is here and nowhere in code:
 * base addresses, proxy, certificates, credentials (payments.md §9: "must come from configuration, never from fixed values").
 */
export interface GatewayAccount {
  readonly id: string;
  readonly platformId: string;
  /** The provider's name in the specification, for example HAWKPAY. */
  readonly provider: string;
  /** Replaces the provider's whole base address, version included. No trailing slash. */
  readonly baseAddress: string;
  /** Second API of the same provider (ONZ Accounts), when it has one. */
  readonly accountsBaseAddress?: string;
  /** Where tokens are given, when that is another host than the API's (TRANSFEERA). Left out: `baseAddress`. */
  readonly loginBaseAddress?: string;
  /** Plain values, checked against the gateway's credentials class by the runner. */
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly cashInCertificate?: ConfiguredCertificate;
  readonly cashOutCertificate?: ConfiguredCertificate;
  /** The platform's own, for the providers that demand a certificate of an account that has none. */
  readonly platformCertificates?: {
    readonly cashIn?: CertificateAddress;
    readonly cashOut?: CertificateAddress;
  };
  /** The platform's private key (payments.md §3), a PEM in base64: signs the calls that a provider wants signed. */
  readonly platformPrivateKey?: string;
  /** The platform's switch of payments.md §6: no payout is asked for while it is on. */
  readonly blockedCashout?: boolean;
  /** http(s) proxy address, may carry credentials. */
  readonly proxy?: string;
  /** What a shared-token provider must send back on every webhook. */
  readonly webhookAuthToken: string;
}
