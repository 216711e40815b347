import { useLoaderData } from '@remix-run/react';
import { garanteeReleasedList, releasedFundsList } from '@guiche/lists';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { ListPage } from '../../lists/list-page';
import { ForecastPanel } from './forecast-panel';
import { ReleaseTabs } from './release-tabs';
import type { loadReleased, loadToRelease } from './releases.server';

/** What sales still hold (screens.md C28). */
export function ToReleasePage() {
  const { forecast, locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadToRelease>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <ReleaseTabs current="garantee-released" />
      <ForecastPanel forecast={forecast} />
    </TextsProvider>
  );
  return <ListPage list={garanteeReleasedList} head={head} />;
}

/** What became available. */
export function ReleasedPage() {
  const { locale, texts } = useLoaderData<Awaited<ReturnType<typeof loadReleased>>>();
  const head = (
    <TextsProvider locale={locale} texts={texts}>
      <ReleaseTabs current="released-funds" />
    </TextsProvider>
  );
  return <ListPage list={releasedFundsList} head={head} />;
}
