import { Table, Text } from '@mantine/core';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CertificateExpiry } from '../../components/certificate-expiry';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import type { platformMessages } from './messages.server';

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
    <Panel title={t('domains')} flush>
      <Table.ScrollContainer minWidth={480} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('host')}</Table.Th>
              <Table.Th>{t('domainUse')}</Table.Th>
              <Table.Th>{t('domainDns')}</Table.Th>
              <Table.Th>{t('domainCertificate')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {domains.map((domain) => (
              <DomainRow key={domain.id} domain={domain} now={now} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function DomainRow({ domain, now }: { readonly domain: ShownDomain; readonly now: string }) {
  const t = useTexts<typeof platformMessages>();
  const { host, use, isDefault } = domain;
  const dns = domain.dnsState as keyof typeof DNS_TONES;
  return (
    <Table.Tr>
      <Table.Td>{host}</Table.Td>
      <Table.Td>
        {t(`use_${use as 'CHECKOUT'}`)}
        {isDefault ? ` (${t('domainDefault')})` : ''}
      </Table.Td>
      <Table.Td>
        <StatusMark tone={DNS_TONES[dns]}>{t(`dns_${dns}`)}</StatusMark>
      </Table.Td>
      <Table.Td>
        <DomainCertificate domain={domain} now={now} />
      </Table.Td>
    </Table.Tr>
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
