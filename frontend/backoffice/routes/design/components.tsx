import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { compileMessages } from '@guiche/i18n/compile';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { languageOf } from '../../../shared/server/language.server';
import { ComponentGallery } from '../../features/design/component-gallery';
import { designMessages } from '../../features/design/messages.server';
import { onlyInDemo } from '../../features/design/only-in-demo.server';

export const meta: MetaFunction = () => [{ title: 'Design · Guichê' }];

export function loader(args: LoaderFunctionArgs) {
  onlyInDemo(args);
  const locale = languageOf(args.request);
  return { locale, texts: compileMessages(designMessages, locale) };
}

export default function DesignComponents() {
  const { locale, texts } = useLoaderData<typeof loader>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Outlet />
      <ComponentGallery />
    </TextsProvider>
  );
}
