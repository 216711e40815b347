import { Stack, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { affiliatedProductsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { CopyTextButton } from '../../components/copy-text-button';
import { Panel } from '../../components/panel';
import { RowPage } from '../../lists/row-page';
import type { partnerMessages } from './messages.server';
import type { loadAffiliatedProduct } from './partner-lists.server';

/** A product that the seller promotes, and the link that credits the sales. */
export function AffiliatedProductPage() {
  return (
    <RowPage list={affiliatedProductsList}>
      <OwnLink />
    </RowPage>
  );
}

function OwnLink() {
  const t = useTexts<typeof partnerMessages>();
  const { row } = useLoaderData<Awaited<ReturnType<typeof loadAffiliatedProduct>>>();
  if (row.link === null) return null;
  return (
    <Panel title={t('partners_link')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('partners_linkText')}</Text>
        <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {row.link}
        </Text>
        <CopyTextButton text={row.link} label={t('partners_copyLink')} />
      </Stack>
    </Panel>
  );
}
