import { Anchor, Box, Container, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Locale } from '@guiche/i18n';
import { useLocale } from '../../shared/i18n/use-texts';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './entry-frame.module.css';
import { Preferences } from './preferences';

/** What the pages before sign-in show of a platform. */
export interface EntryBrand {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly logoDarkUrl: string | null;
  readonly signInImageUrl: string | null;
  readonly signInGreetings: Readonly<Partial<Record<Locale, string>>>;
  readonly supportEmail: string | null;
  readonly supportUrl: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly poweredByShown: boolean;
}

interface EntryFrameProps {
  /** Null at a host of no platform, and for the masters. */
  readonly brand: EntryBrand | null;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: the brand of the platform, one card, and whom to ask. */
export function EntryFrame({ brand, children }: EntryFrameProps) {
  const image = brand?.signInImageUrl;
  return (
    <div className={image ? styles.split : undefined}>
      {image ? <img className={styles.image} src={image} alt="" /> : null}
      <Container component="main" size={440} py="xl" w="100%">
        {brand ? <EntryHeading brand={brand} /> : null}
        <Paper p={{ base: 'lg', sm: 'xl' }}>{children}</Paper>
        {brand ? <EntryLinks brand={brand} /> : null}
        <Preferences />
      </Container>
    </div>
  );
}

/** The logo, or the name, and the greeting in the language of the reader. */
export function EntryHeading({ brand }: { readonly brand: EntryBrand }) {
  const greeting = brand.signInGreetings[useLocale()];
  return (
    <Box mb="lg">
      <Group justify="center">
        <BrandLogo brand={brand} />
      </Group>
      {greeting ? (
        <Text ta="center" mt="sm" c="dimmed">
          {greeting}
        </Text>
      ) : null}
    </Box>
  );
}

/** The logo of the platform for the scheme of the page; its name where it has none. */
export function BrandLogo({
  brand,
}: {
  readonly brand: Pick<EntryBrand, 'name' | 'logoUrl' | 'logoDarkUrl'>;
}) {
  const { name, logoUrl, logoDarkUrl } = brand;
  if (!logoUrl) return <Text fw={600}>{name}</Text>;
  if (!logoDarkUrl) return <img className={styles.logo} src={logoUrl} alt={name} height={36} />;
  return (
    <>
      <Box component="img" className={styles.logo} src={logoUrl} alt={name} height={36} darkHidden />
      <Box component="img" className={styles.logo} src={logoDarkUrl} alt={name} height={36} lightHidden />
    </>
  );
}

function EntryLinks({ brand }: { readonly brand: EntryBrand }) {
  const t = useBackofficeTexts();
  const { supportEmail, supportUrl, termsUrl, privacyUrl, poweredByShown } = brand;
  const links = [
    ...(supportEmail ? [{ href: `mailto:${supportEmail}`, label: supportEmail }] : []),
    ...(supportUrl ? [{ href: supportUrl, label: t('help') }] : []),
    ...(termsUrl ? [{ href: termsUrl, label: t('termsOfUse') }] : []),
    ...(privacyUrl ? [{ href: privacyUrl, label: t('privacyPolicy') }] : []),
  ];
  return (
    <>
      <Group justify="center" gap="md" mt="md">
        {links.map(({ href, label }) => (
          <Anchor key={href} href={href} size="sm">
            {label}
          </Anchor>
        ))}
      </Group>
      {poweredByShown ? (
        <Text ta="center" mt="sm" size="xs" c="dimmed">
          {t('poweredBy')}
        </Text>
      ) : null}
    </>
  );
}
