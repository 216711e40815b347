import { Anchor, Button, Code, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { isRouteErrorResponse } from '@remix-run/react';
import { useBackofficeTexts } from '../messages/use-texts';
import { AREA_PAGES } from '../access/areas';
import type { ErrorDetails } from '../access/problem-response.server';

type ErrorKind = 'signIn' | 'forbidden' | 'lookOnly' | 'notFound' | 'unavailable' | 'broken';

interface ErrorPageProps {
  readonly error: unknown;
  /** Of the page itself, where the error has none. */
  readonly requestId: string | undefined;
}

/** The page for everything that cannot be shown: what happened, what to do, and the code for support. */
export function BackofficeErrorPage({ error, requestId }: ErrorPageProps) {
  const t = useBackofficeTexts();
  const kind = errorKind(error);
  const details = detailsOf(error);
  const code = details?.requestId ?? requestId;
  return (
    <Container size="xs" py="xl">
      <Paper p="xl">
        <Stack gap="sm" align="flex-start">
          <Title order={1}>{t(`${kind}Title`)}</Title>
          <Text c="dimmed">{t(`${kind}Text`)}</Text>
          {kind === 'forbidden' && details?.flag ? (
            <Text>
              {t('forbiddenFlag')}: <Code>{details.flag}</Code>
            </Text>
          ) : null}
          {kind === 'signIn' && details ? (
            <Button component="a" href={AREA_PAGES[details.area].signInPath}>
              {t('signIn')}
            </Button>
          ) : null}
          {/* An empty address is this very page, with its query. */}
          {kind === 'unavailable' || kind === 'broken' ? <Anchor href="">{t('tryAgain')}</Anchor> : null}
          {kind === 'lookOnly' ? <Anchor href="">{t('lookOnlyBack')}</Anchor> : null}
          {code && kind !== 'notFound' ? (
            <Text size="xs" c="dimmed">
              {t('requestId')}: <Code>{code}</Code>
            </Text>
          ) : null}
        </Stack>
      </Paper>
    </Container>
  );
}

/** The kind of error that is shown. Every unexpected error is shown as ours. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken';
  switch (error.status) {
    case 401:
      return 'signIn';
    case 403:
      return detailsOf(error)?.code === 'notWhileImpersonating' ? 'lookOnly' : 'forbidden';
    case 404:
      return 'notFound';
    case 503:
      return 'unavailable';
    default:
      return 'broken';
  }
}

const detailsOf = (error: unknown): ErrorDetails | null =>
  isRouteErrorResponse(error) ? (error.data as ErrorDetails | null) : null;
