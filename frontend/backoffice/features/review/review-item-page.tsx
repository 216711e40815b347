import { Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { reviewItemsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { reviewItemMessages } from './messages.server';
import { REVIEW_FORM } from './review-form';
import type { loadReviewItem, resolveItem } from './review-item.server';

type Item = Awaited<ReturnType<typeof loadReviewItem>>;
type Reply = Awaited<ReturnType<typeof resolveItem>>['data'];

/** A review item: what happened, and what staff found. */
export function ReviewItemPage() {
  const { row } = useLoaderData<Item>();
  const isOpen = row.state === 'OPEN';
  return (
    <RowPage list={reviewItemsList} nextStep={isOpen ? <NextStep /> : null}>
      {isOpen ? <CloseSection /> : null}
    </RowPage>
  );
}

function NextStep() {
  return <>{useTexts<typeof reviewItemMessages>()('nextStep')}</>;
}

function CloseSection() {
  const t = useTexts<typeof reviewItemMessages>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: REVIEW_FORM, initial: { resolution: '' }, reply });
  return (
    <Panel title={t('closeTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('closeText')}
      </Text>
      <ServerForm state={state} labels={{ resolution: t('note') }} submitLabel={t('close')}>
        <TextField state={state} name="resolution" label={t('note')} />
      </ServerForm>
    </Panel>
  );
}
