import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { isFQDN } from 'class-validator';
import type { Domain } from './store/domain.entity.js';

/** A host as it is stored: lower case, international names in ASCII. Undefined: the text is no domain name. */
export function normalizeHost(text: string): string | undefined {
  const host = domainToASCII(text.trim().toLowerCase());
  return isFQDN(host) ? host : undefined;
}

/** What the owner of a new domain publishes. */
export const newDomainToken = (): string => randomBytes(16).toString('hex');

/** The first domain of a platform, whose host was set when the platform was created. */
export const firstDomain = (
  platformId: string,
  host: string,
  now: Date,
): Omit<Domain, 'updatedBy' | 'updatedAt'> => ({
  ...{ platformId, id: platformId, host, use: 'PANEL', isDefault: true, token: newDomainToken() },
  ...{ dnsState: 'VERIFIED', records: [], checkedAt: now, verifiedAt: now, nextCheckAt: now },
  ...{
    certificateState: 'NONE',
    certificateIssuedAt: null,
    certificateExpiresAt: null,
    createdAt: now,
    version: 1,
  },
});
