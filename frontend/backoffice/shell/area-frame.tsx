import { AppShell, Badge, Button, Group, NavLink, Text } from '@mantine/core';
import { Form, Link, useLocation } from '@remix-run/react';
import type { Area } from '@guiche/access';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../components/icon';
import { PersonCell } from '../components/person-cell';
import { useBackofficeTexts } from '../messages/use-texts';
import styles from './area-frame.module.css';
import { useShellBrand } from './brand';
import { Breadcrumbs } from './breadcrumbs';
import { CommandPalette } from './command-palette';
import { currentItem, itemsAtHand, type NavigationItem, type NavigationSection } from './navigation';
import { Preferences } from './preferences';

interface AreaFrameProps {
  /** The platform or the area, beside the logo. */
  readonly name: string;
  /** The area, below the name. */
  readonly areaName?: string;
  /** The first page of the area. */
  readonly home?: string;
  /** The pages that the reader may open: {@link allowedNavigation}. */
  readonly navigation: readonly NavigationSection[];
  /** Where single records are looked for. Left out: the area has none. */
  readonly recordsAt?: string | undefined;
  /** Who is signed in. */
  readonly person?: string;
  /** The area that the button signs out of; without it there is no button. */
  readonly signOutOf?: Area;
  /** Shown above every page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** More things that wait are not counted. */
const MOST_SHOWN = 99;

/** The number of pages in the bottom bar of a phone, beside "more". */
const BOTTOM_ITEMS = 3;

/** The frame of an area: top bar, navigation, the page. On a phone the navigation is a bar at the bottom; no script is needed. */
export function AreaFrame({
  name,
  areaName,
  home = '.',
  navigation,
  recordsAt,
  person,
  signOutOf,
  banner,
  children,
}: AreaFrameProps) {
  const t = useBackofficeTexts();
  const icon = useShellBrand()?.faviconUrl ?? '/favicon.svg';
  const signOut = signOutOf ? <SignOut area={signOutOf} person={person} /> : null;
  return (
    <AppShell
      header={{ height: { base: 52, sm: 56 } }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: true } }}
      footer={{ height: { base: 60, sm: 0 } }}
    >
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <AppShell.Header className={styles.header}>
        <Link to={home} className={styles.brand}>
          <img src={icon} alt="" width={24} height={24} />
          <span className={styles.brandNames}>
            <Text component="span" fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {areaName && areaName !== name ? (
              <Text component="span" size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {areaName}
              </Text>
            ) : null}
          </span>
        </Link>
        <CommandPalette pages={navigation.flatMap(({ items }) => items)} recordsAt={recordsAt} />
        {person ? (
          <span className={styles.person}>
            <PersonCell name={person} />
          </span>
        ) : null}
      </AppShell.Header>
      <AppShell.Navbar className={styles.navbar} visibleFrom="sm" aria-label={t('navigation')}>
        <Sections navigation={navigation} />
        {signOut}
        <Preferences />
      </AppShell.Navbar>
      <AppShell.Main component="div" className={styles.main}>
        <div className={styles.content}>
          {banner}
          <Breadcrumbs />
          <main id="content">{children}</main>
        </div>
      </AppShell.Main>
      <AppShell.Footer className={styles.bottom} component="nav" hiddenFrom="sm" aria-label={t('navigation')}>
        <BottomBar navigation={navigation} signOut={signOut} />
      </AppShell.Footer>
    </AppShell>
  );
}

function Sections({ navigation }: Pick<AreaFrameProps, 'navigation'>) {
  const current = currentItem(navigation, useLocation().pathname);
  return (
    <div className={styles.sections}>
      {navigation.map(({ title, items }, place) => (
        <div key={title ?? place} className={styles.section}>
          {title ? (
            <Text size="xs" fw={500} c="dimmed" px={10} py={4}>
              {title}
            </Text>
          ) : null}
          {items.map((item) => (
            <Item key={item.to} item={item} active={item === current} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Item({ item, active }: { readonly item: NavigationItem; readonly active: boolean }) {
  const { to, label, waiting, icon } = item;
  const current = useCurrent();
  return (
    <NavLink
      component={Link}
      to={to}
      label={label}
      leftSection={icon ? <Icon name={icon} /> : null}
      active={active}
      aria-current={active ? current(to) : undefined}
      variant="subtle"
      rightSection={
        waiting ? (
          <Badge size="sm" variant="default" radius="sm">
            {waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}
          </Badge>
        ) : null
      }
    />
  );
}

/** What a link to the page or to the list above it is for who hears it. */
function useCurrent(): (to: string) => 'page' | 'true' {
  const { pathname } = useLocation();
  return (to) => (pathname === to ? 'page' : 'true');
}

function SignOut({ area, person }: { readonly area: Area; readonly person: string | undefined }) {
  const t = useBackofficeTexts();
  return (
    <Form method="post" action="/sign-out" className={styles.signOut}>
      <input type="hidden" name="area" value={area} />
      {person ? (
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {person}
        </Text>
      ) : null}
      <Button type="submit" variant="default" size="xs">
        {t('signOut')}
      </Button>
    </Form>
  );
}

/** As a menu does; the focus returns to what opened it. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function BottomBar({
  navigation,
  signOut,
}: Pick<AreaFrameProps, 'navigation'> & { readonly signOut: ReactNode }) {
  const t = useBackofficeTexts();
  const { pathname } = useLocation();
  const first = itemsAtHand(navigation, BOTTOM_ITEMS);
  const current = currentItem(navigation, pathname);
  const named = useCurrent();
  return (
    <Group gap={0} grow preventGrowOverflow={false} wrap="nowrap" h="100%">
      {first.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.bottomLink}
          aria-current={item === current ? named(item.to) : undefined}
        >
          {item.icon ? <Icon name={item.icon} /> : null}
          <span>{item.label}</span>
        </Link>
      ))}
      <details className={styles.more} key={pathname} onKeyDown={closeOnEscape}>
        <summary className={styles.bottomLink}>
          <Icon name="more" />
          <span>{t('more')}</span>
        </summary>
        <div className={styles.sheet}>
          <Sections navigation={navigation} />
          {signOut}
          <Preferences />
        </div>
      </details>
    </Group>
  );
}
