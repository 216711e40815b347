import { AppShell, Button, Text } from '@mantine/core';
import { Form, Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../components/icon';
import { initialsOf } from '../components/initials';
import { useBackofficeTexts } from '../messages/use-texts';
import { useShellBrand } from './brand';
import { Breadcrumbs } from './breadcrumbs';
import styles from './customer-frame.module.css';
import { Preferences } from './preferences';

interface CustomerFrameProps {
  /** The platform. */
  readonly name: string;
  readonly home: string;
  readonly pages: readonly { readonly to: string; readonly label: string; readonly icon: IconName }[];
  /** Who is signed in. */
  readonly person: { readonly name: string; readonly email: string };
  /** Shown above every page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages of customers: one bar above, and on phones one below. No script is needed. */
export function CustomerFrame({ name, home, pages, person, banner, children }: CustomerFrameProps) {
  const t = useBackofficeTexts();
  const icon = useShellBrand()?.faviconUrl ?? '/favicon.svg';
  return (
    <AppShell header={{ height: { base: 52, sm: 56 } }} footer={{ height: { base: 60, sm: 0 } }}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <AppShell.Header className={styles.header}>
        <Link to={home} className={styles.brand}>
          <img src={icon} alt="" width={24} height={24} />
          <Text component="span" fw={600} size="sm" truncate>
            {name}
          </Text>
        </Link>
        <nav className={styles.pages} aria-label={t('navigation')}>
          {pages.map(({ to, label }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
        <Person person={person} />
      </AppShell.Header>
      <AppShell.Main component="div" className={styles.main}>
        <div className={styles.content}>
          {banner}
          <Breadcrumbs />
          <main id="content">{children}</main>
        </div>
      </AppShell.Main>
      <AppShell.Footer component="nav" hiddenFrom="sm" className={styles.bottom} aria-label={t('navigation')}>
        {pages.map(({ to, label, icon: drawn }) => (
          <PageLink key={to} to={to}>
            <Icon name={drawn} />
            <span>{label}</span>
          </PageLink>
        ))}
      </AppShell.Footer>
    </AppShell>
  );
}

function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // The page of the purchases is above all others, so that it is current only itself.
  const active = pathname === to || (to.split('/').length > 2 && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} className={styles.page} aria-current={active ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Who is signed in, the language and the colours, and the way out. */
function Person({ person: { name, email } }: Pick<CustomerFrameProps, 'person'>) {
  const t = useBackofficeTexts();
  return (
    <details className={styles.person} key={useLocation().pathname}>
      <summary aria-label={name}>
        <span aria-hidden="true">{initialsOf(name)}</span>
      </summary>
      <div className={styles.sheet}>
        <div>
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        </div>
        <Preferences />
        <Form method="post" action="/sign-out">
          <input type="hidden" name="area" value="customer" />
          <Button type="submit" variant="default" size="xs" fullWidth>
            {t('signOut')}
          </Button>
        </Form>
      </div>
    </details>
  );
}
