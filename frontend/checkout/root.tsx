import './theme/palette.css';
import './theme/base.css';
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorPage, failureKind } from './components/error-page';
import { TextsProvider } from '../shared/i18n/use-texts';
import { textsOf } from './messages/texts.server';
import { LOCALES, type Locale } from '@guiche/checkout-rules';
import { useNonce } from '../shared/lib/nonce';
import { hydrates } from '../shared/lib/route-handle';
import { languageOf } from '../shared/server/language.server';

/** Data that a page's loader may pass to the frame. */
interface FrameData {
  readonly locale?: Locale;
  /** Without script the browser loads the page again after so many seconds. */
  readonly refreshSeconds?: number;
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const { requestId, languages = LOCALES } = context;
  return { locale, languages, texts: textsOf(locale, 'site'), requestId };
}

/** The title of error pages; every other page has its own. */
export const meta: MetaFunction<typeof loader> = ({ data: site, error }) => [
  { title: site?.texts[`${failureKind(error)}Title`] ?? 'Guichê' },
];

/** A temporarily unavailable page says when to retry. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** The frame is the same on every page, and a reload of it would only cost a call. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const matches = useMatches();
  const site = useRouteLoaderData<typeof loader>('root');
  const frame = matches.reduce<FrameData>(
    (known, match) => ({ ...known, ...(match.data as FrameData | undefined) }),
    {},
  );
  const withScript = hydrates(matches.map((match) => match.handle));
  return (
    <html lang={frame.locale ?? 'pt-BR'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {frame.refreshSeconds ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(frame.refreshSeconds)} />
          </noscript>
        ) : null}
      </head>
      <body>
        <TextsProvider locale={site?.locale ?? 'pt-BR'} texts={site?.texts ?? {}}>
          {children}
        </TextsProvider>
        {withScript ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const site = useRouteLoaderData<typeof loader>('root');
  return <ErrorPage requestId={site?.requestId} />;
}
