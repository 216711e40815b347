import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { compileMessages } from '@guiche/i18n/compile';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { languageOf } from '../../../shared/server/language.server';
import { dayBars } from '../../components/day-bars.chart.server';
import { designMessages } from '../../features/design/messages.server';
import { onlyInDemo } from '../../features/design/only-in-demo.server';
import { PatternGallery } from '../../features/design/pattern-gallery';
import type { PageHandle } from '../../shell/breadcrumbs';

export const meta: MetaFunction = () => [{ title: 'Design · Guichê' }];

export const handle: PageHandle = { breadcrumb: () => 'Padrões de páginas' };

export function loader(args: LoaderFunctionArgs) {
  onlyInDemo(args);
  const locale = languageOf(args.request);
  const svg = dayBars({
    id: 'example',
    tick: (value) => String(value),
    bars: [
      { label: '03/03', value: 60, before: 80 },
      { label: '04/03', value: 100, before: 50 },
      { label: '05/03', value: 50, before: 70, isUnfinished: true },
    ],
  });
  return { locale, texts: compileMessages(designMessages, locale), svg };
}

export default function DesignPatterns() {
  const { locale, texts, svg } = useLoaderData<typeof loader>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <PatternGallery svg={svg} />
    </TextsProvider>
  );
}
