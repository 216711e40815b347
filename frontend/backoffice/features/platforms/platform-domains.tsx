import { Text } from '@mantine/core';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CertificateExpiry } from '../../components/certificate-expiry';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import type { platformMessages } from './messages.server';
import styles from './platform.module.css';

interface DomainsOfPlatformProps {
  readonly domains: readonly ShownDomain[];
  readonly now: string;
}

interface ShownDomain {
  readonly id: string;
  readonly host: string;
  readonly use: string;
  readonly isDefault: boolean;
  readonly dnsState: string;
  readonly certificateState: string;
  readonly certificateExpiresAt: string | null;
}

const DNS_TONES = { PENDING: 'warn', VERIFIED: 'ok', ERROR: 'bad' } as const;

/** The hosts that a platform has added, with DNS and certificate as the last check found them. */
export function DomainsOfPlatform({ domains, now }: DomainsOfPlatformProps) {
  const t = useTexts<typeof platformMessages>();
  if (domains.length === 0)
    return (
      <Panel title={t('domains')}>
        <Text c="dimmed" size="sm">
          {t('domainsNone')}
        </Text>
      </Panel>
    );
  return (
    <Panel title={t('domains')}>
      <ul className={styles.domains}>
        {domains.map((domain) => (
          <DomainItem key={domain.id} domain={domain} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

/** A line for each host on a desk; its facts one below the other on a phone. */
function DomainItem({ domain, now }: { readonly domain: ShownDomain; readonly now: string }) {
  const t = useTexts<typeof platformMessages>();
  const { host, use, isDefault } = domain;
  const dns = domain.dnsState as keyof typeof DNS_TONES;
  return (
    <li>
      <div>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {host}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`use_${use as 'CHECKOUT'}`)}
          {isDefault ? ` (${t('domainDefault')})` : ''}
        </Text>
      </div>
      <dl>
        <dt>{t('domainDns')}</dt>
        <dd>
          <StatusMark tone={DNS_TONES[dns]}>{t(`dns_${dns}`)}</StatusMark>
        </dd>
        <dt>{t('domainCertificate')}</dt>
        <dd>
          <DomainCertificate domain={domain} now={now} />
        </dd>
      </dl>
    </li>
  );
}

function DomainCertificate({ domain, now }: { readonly domain: ShownDomain; readonly now: string }) {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { certificateState, certificateExpiresAt: at } = domain;
  if (certificateState === 'ERROR') return <StatusMark tone="bad">{t('certificateWrong')}</StatusMark>;
  if (at === null) return <StatusMark tone="quiet">{t('certificateNone')}</StatusMark>;
  const until = { at: showInstant(at, locale) };
  const words = { valid: t('certificateValid', until), expired: t('certificateExpired', until) };
  return <CertificateExpiry at={at} now={now} words={words} />;
}
