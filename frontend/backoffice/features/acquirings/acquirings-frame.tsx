import { Anchor, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { acquiringMessages } from './messages.server';

const PAGE = '/admin-root/platform-settings/acquirings';

/** A page below the list of gateway accounts. */
export function AcquiringsFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const t = useTexts<typeof acquiringMessages>();
  return (
    <>
      <Anchor component={Link} to={PAGE} size="sm">
        {t('back')}
      </Anchor>
      <Title order={1} my="md">
        {title}
      </Title>
      {children}
    </>
  );
}

/** The title of the browser's window. */
export const acquiringTitle = (
  shown: { readonly texts: { readonly title?: unknown } } | undefined,
): { title: string }[] => [{ title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' }];
