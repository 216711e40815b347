import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
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
      <BackLink to={PAGE}>{t('back')}</BackLink>
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
