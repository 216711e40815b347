import { LOCALES } from '@guiche/checkout-rules';
import '@mantine/core/styles.css';
import './theme/inter/inter.css';
import './theme/tokens.css';
import { MantineProvider } from '@mantine/core';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { backofficeTexts } from './messages/texts.server';
import { TextsProvider } from '../shared/i18n/use-texts';
import { useNonce } from '../shared/lib/nonce';
import { languageOf } from '../shared/server/language.server';
import { BackofficeErrorPage, errorKind } from './shell/error-page';
import { useShellBrand } from './shell/brand';
import { accentStyles } from './theme/accent';
import { SET_DEVICE_COLOR_SCHEME } from './theme/color-scheme';
import { colorSchemeOf } from './theme/color-scheme.server';
import { theme, tokensOfMantine } from './theme/theme';

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const { pathname, search } = new URL(request.url);
  return {
    locale,
    texts: backofficeTexts(locale),
    colorScheme: colorSchemeOf(request),
    requestId: context.requestId,
    languages: context.languages ?? LOCALES,
    returnTo: pathname + search,
  };
}

export type RootData = ReturnType<typeof loader>;

/** The title of the error pages; every other page has its own. */
export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => [
  { title: root ? `${root.texts[`${errorKind(error)}Title`]} · ${root.texts.brand}` : 'Guichê' },
  { name: 'robots', content: 'noindex' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>('root');
  const scheme = root?.colorScheme ?? 'auto';
  const brand = useShellBrand();
  const accent = accentStyles(brand?.accentColor ?? '');
  return (
    // The device's scheme is set by the script below, before React sees the page.
    <html
      lang={root?.locale ?? 'pt-BR'}
      data-mantine-color-scheme={scheme === 'auto' ? 'light' : scheme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {brand?.faviconUrl ? (
          <link rel="icon" href={brand.faviconUrl} />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <Meta />
        <Links />
        {accent === '' ? null : (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: accent }} />
        )}
        {scheme === 'auto' ? (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: SET_DEVICE_COLOR_SCHEME }}
          />
        ) : null}
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={tokensOfMantine}
          getStyleNonce={() => nonce ?? ''}
          {...(scheme === 'auto' ? { defaultColorScheme: 'auto' } : { forceColorScheme: scheme })}
        >
          <TextsProvider locale={root?.locale ?? 'pt-BR'} texts={root?.texts ?? {}}>
            {children}
          </TextsProvider>
        </MantineProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Errors of pages outside an area. An area has one of its own, inside its frame. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <main>
      <BackofficeErrorPage error={useRouteError()} requestId={root?.requestId} />
    </main>
  );
}
