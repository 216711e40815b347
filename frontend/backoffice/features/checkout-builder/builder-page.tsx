import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import type { ComponentType } from 'react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { LinkTabs } from '../../components/link-tabs';
import { AccountTab } from './account-tab';
import { BannersTab } from './banners-tab';
import { BuilderFrame } from './builder-frame';
import { BUILDER_TABS, type BuilderTab } from './builder-forms';
import styles from './builder.module.css';
import type { changeBuilder, loadBuilder } from './builder.server';
import type { builderMessages } from './messages.server';
import { PreviewPanel } from './preview-panel';
import { RedirectionTab } from './redirection-tab';
import { TypedPreviewProvider } from './typed-preview';
import { VisualsTab } from './visuals-tab';

type Shown = Awaited<ReturnType<typeof loadBuilder>>;
type Reply = Awaited<ReturnType<typeof changeBuilder>>['data'];

const TABS: Readonly<Record<BuilderTab, ComponentType>> = {
  account: AccountTab,
  visuals: VisualsTab,
  redirection: RedirectionTab,
  banners: BannersTab,
};

export const builderTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.checkout.name} · Guichê` : 'Guichê' },
];

/** The builder of a checkout: the tabs on the left, the page on the right. */
export function BuilderPage() {
  const { locale, texts, tab, checkout } = useLoaderData<Shown>();
  const { id, version } = checkout;
  const reply = useActionData<Reply>();
  const [query] = useSearchParams();
  const Tab = TABS[tab];
  return (
    <TextsProvider locale={locale} texts={texts}>
      <BuilderFrame refused={reply?.refused ?? null} isJustPublished={query.get('done') === 'published'}>
        <TypedPreviewProvider edited={{ id, version, tab }}>
          <div className={styles.columns}>
            <div className={styles.editor}>
              <div className={styles.links}>
                <TabLinks />
              </div>
              <div className={styles.tab}>
                <Tab key={tab} />
              </div>
            </div>
            <PreviewPanel />
          </div>
        </TypedPreviewProvider>
      </BuilderFrame>
    </TextsProvider>
  );
}

function TabLinks() {
  const t = useTexts<typeof builderMessages>();
  const { checkout, tab: current } = useLoaderData<Shown>();
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={BUILDER_TABS.map((tab) => ({
        to: `/platform/checkout-builder/${checkout.id}/${tab}`,
        label: t(`tab_${tab}`),
        current: tab === current,
      }))}
    />
  );
}
