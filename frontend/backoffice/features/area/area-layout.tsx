import { Button, Group, Text } from '@mantine/core';
import { Form, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import type { Area } from '@guiche/access';
import type { ReactNode } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import type { RootData } from '../../root';
import { AREA_PAGES } from '../../access/areas';
import { FormOwnerContext } from '../../forms/kept-form';
import { AreaFrame } from '../../shell/area-frame';
import { BackofficeErrorPage } from '../../shell/error-page';
import type { AreaData } from './area.server';
import styles from './area-layout.module.css';
import { SECTIONS } from './area-places';
import type { areaMessages } from './messages.server';

interface AreaLayoutProps {
  readonly area: Area;
  readonly children: ReactNode;
}

/** The frame of an area around its pages. */
export function AreaLayout({ area, children }: AreaLayoutProps) {
  const shown = useLoaderData<AreaData>();
  return (
    <TextsProvider locale={shown.locale} texts={shown.texts}>
      <Frame area={area} shown={shown}>
        <FormOwnerContext.Provider value={shown.forms}>{children}</FormOwnerContext.Provider>
      </Frame>
    </TextsProvider>
  );
}

function Frame({ area, shown, children }: AreaLayoutProps & { readonly shown: AreaData }) {
  const t = useTexts<typeof areaMessages>();
  return (
    <AreaFrame
      name={shown.brand?.name ?? t('area_master')}
      areaName={t(`area_${area}`)}
      home={AREA_PAGES[area].home}
      navigation={SECTIONS.map((section) => ({
        ...(section !== 'first' && { title: t(`section_${section}`) }),
        items: shown.navigation.filter((item) => item.section === section),
      })).filter(({ items }) => items.length > 0)}
      recordsAt={RECORDS_AT[area]}
      signOutOf={area}
      person={shown.user.name}
      banner={
        <>
          {shown.impersonator === null ? null : <ImpersonationBanner area={area} person={shown.user.name} />}
          {shown.owner === null ? null : <OwnerNote owner={shown.owner} />}
        </>
      }
    >
      {children}
    </AreaFrame>
  );
}

/** Where the command palette looks for single records. */
const RECORDS_AT: Readonly<Partial<Record<Area, string>>> = {
  admin: '/admin-root/found-records',
  seller: '/platform/found-records',
};

/** Where staff came from: the list of sellers of their platform. A master came from another host. */
const PAGE_AFTER_ACCESS: Readonly<Partial<Record<Area, string>>> = {
  seller: '/admin-root/manage-users',
  admin: '/admin-root-login',
};

/** Says on every page whose account it is, and ends the access. */
function ImpersonationBanner({ area, person }: { readonly area: Area; readonly person: string }) {
  const t = useTexts<typeof areaMessages>();
  return (
    <Group component="aside" className={styles.impersonation} aria-label={t('impersonation')}>
      <Text size="sm">{t('impersonating', { person })}</Text>
      <Form method="post" action="/sign-out">
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="to" value={PAGE_AFTER_ACCESS[area]} />
        <Button type="submit" size="xs" variant="default">
          {t('impersonationEnd')}
        </Button>
      </Form>
    </Group>
  );
}

/** Tells a member of a team on every page whose account it is. */
function OwnerNote({ owner }: { readonly owner: string }) {
  const t = useTexts<typeof areaMessages>();
  return (
    <Group component="aside" className={styles.owner} aria-label={t('team')}>
      <Text size="sm">{t('workingFor', { owner })}</Text>
    </Group>
  );
}

/** An error of a page, without the frame: its data may be what failed. */
export function AreaError({ error }: { readonly error: unknown }) {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <main>
      <BackofficeErrorPage error={error} requestId={root?.requestId} />
    </main>
  );
}
