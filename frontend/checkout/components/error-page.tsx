import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useSiteTexts } from './messages/use-texts';
import { LinkButton } from './button';
import styles from './error-page.module.css';
import { AlertIcon } from './icons';

interface ErrorPageProps {
  readonly requestId: string | undefined;
}

/** The error page for every failure: what happened in plain words, and a code for support. */
export function ErrorPage({ requestId }: ErrorPageProps) {
  const t = useSiteTexts();
  const kind = failureKind(useRouteError());
  const { pathname } = useLocation();
  // Only a buyer's address may be that of an offer that is over.
  const elsewhere = kind === 'notFound' && !/^\/(?:checkout|l)\//.test(pathname);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.sign}>
          <AlertIcon />
        </div>
        <h1>{t(`${kind}Title`)}</h1>
        <p className={styles.text}>{t(elsewhere ? 'noPageText' : `${kind}Text`)}</p>
        {FINAL.includes(kind) ? null : (
          // An empty address is this very page, with its query.
          <LinkButton href="">{t('tryAgain')}</LinkButton>
        )}
        {requestId ? (
          <p className={styles.code}>
            {t('supportCode')}
            <code>{requestId}</code>
          </p>
        ) : null}
      </div>
    </main>
  );
}

/** Failures that the server names. */
const NAMED = [
  ...(['unknownHost', 'offerNotYet', 'offerOver', 'soldOut', 'salesBlocked'] as const),
  ...(['linkOver', 'linkUsedUp'] as const),
] as const;
/** Those that a second look does not change. */
const FINAL: readonly FailureKind[] = ['notFound', 'unknownHost', 'offerOver', 'linkOver'];
type FailureKind = (typeof NAMED)[number] | 'notFound' | 'unavailable' | 'broken';

/** The kind of failure that is shown. Every unexpected failure is shown as ours. */
export function failureKind(error: unknown): FailureKind {
  if (!isRouteErrorResponse(error)) return 'broken';
  const named = NAMED.find((kind) => kind === error.data);
  if (named) return named;
  if (error.status === 404) return 'notFound';
  return error.status === 503 ? 'unavailable' : 'broken';
}
