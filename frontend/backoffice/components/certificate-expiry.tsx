import { StatusMark } from './status-mark';

/** A new certificate takes a bank some weeks. */
const SOON_MS = 30 * 86_400_000;

interface CertificateExpiryProps {
  readonly at: string;
  readonly now: string;
  /** What it says while the certificate is valid, and afterwards. */
  readonly words: { readonly valid: string; readonly expired: string };
}

/** Until when a certificate is valid, and a warning before it stops payouts. */
export function CertificateExpiry({ at, now, words }: CertificateExpiryProps) {
  const leftMs = Date.parse(at) - Date.parse(now);
  if (leftMs <= 0) return <StatusMark tone="bad">{words.expired}</StatusMark>;
  return <StatusMark tone={leftMs < SOON_MS ? 'warn' : 'ok'}>{words.valid}</StatusMark>;
}
