/** A client certificate, ready for TLS: a PKCS#12 file. */
export interface ClientCertificate {
  readonly pfx: Uint8Array;
  readonly passphrase?: string;
}

/** The address of the file: `certCashInUrl` and `certCashOutUrl` of payments.md §3. */
export interface CertificateAddress {
  readonly url: string;
  readonly passphrase?: string;
}

export type ConfiguredCertificate = ClientCertificate | CertificateAddress;

/** A secret that all accounts of a platform share. */
export type SharedSecret = 'privateKey' | 'certCashInUrl' | 'certCashOutUrl';

/**
 * One gateway account with decrypted credentials, for one call. Everything that differs between installations is
 * configured here: base addresses, proxy, certificates, credentials (payments.md §9: "must come from configuration,
 * never from fixed values").
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
  /** The address of the token endpoint when it differs from the API's (TRANSFEERA). Default: `baseAddress`. */
  readonly loginBaseAddress?: string;
  /** Plain values, checked against the gateway's credentials class by the runner. */
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly cashInCertificate?: ConfiguredCertificate;
  readonly cashOutCertificate?: ConfiguredCertificate;
  /** The platform's certificates, for accounts without their own. */
  readonly platformCertificates?: {
    readonly cashIn?: CertificateAddress;
    readonly cashOut?: CertificateAddress;
  };
  /**
   * The platform's private key (payments.md §3), a PEM in base64. It signs the calls for which a provider requires a
   * signature.
   */
  readonly platformPrivateKey?: string;
  /** The platform's switch of payments.md §6: no payout is sent while it is on. */
  readonly blockedCashout?: boolean;
  /** http(s) proxy address; may contain credentials. */
  readonly proxy?: string;
  /** The token that a shared-token provider must send with every webhook. */
  readonly webhookAuthToken: string;
}
