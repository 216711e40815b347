import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { AREA_PAGES } from '../../access/areas';
import { FormOwnerContext } from '../../forms/kept-form';
import { CustomerFrame } from '../../shell/customer-frame';
import type { AreaData } from './area.server';
import { CUSTOMER_PAGES } from './customer-pages';
import type { areaMessages } from './messages.server';

/** The frame around the pages of customers. */
export function CustomerLayout({ children }: { readonly children: ReactNode }) {
  const shown = useLoaderData<AreaData>();
  return (
    <TextsProvider locale={shown.locale} texts={shown.texts}>
      <Frame shown={shown}>
        <FormOwnerContext.Provider value={shown.forms}>{children}</FormOwnerContext.Provider>
      </Frame>
    </TextsProvider>
  );
}

function Frame({ shown, children }: { readonly shown: AreaData; readonly children: ReactNode }) {
  const t = useTexts<typeof areaMessages>();
  return (
    <CustomerFrame
      name={shown.brand?.name ?? t('area_customer')}
      home={AREA_PAGES.customer.home}
      pages={CUSTOMER_PAGES.map(({ label, ...page }) => ({ ...page, label: t(label) }))}
      person={shown.user}
    >
      {children}
    </CustomerFrame>
  );
}
