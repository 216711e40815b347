import { Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { garanteeReleasedList } from '@guiche/lists';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { SelectField, TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { releaseMessages } from './messages.server';
import { RELEASE_FORM } from './release-form';
import type { loadRelease } from './releases.server';

type Shown = Awaited<ReturnType<typeof loadRelease>>;

/** One amount that a sale holds: when it is released, and what staff decide of it. */
export function ReleasePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <RowPage list={garanteeReleasedList}>
      <TextsProvider locale={locale} texts={texts}>
        <Decision />
      </TextsProvider>
    </RowPage>
  );
}

function Decision() {
  const t = useTexts<typeof releaseMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof RELEASE_FORM>>();
  const state = useServerForm({
    rules: RELEASE_FORM,
    initial: { action: 'HOLD', until: '', reason: '', password: '', code: '' },
    reply,
  });
  const labels = {
    ...{ action: t('action'), until: t('until'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  return (
    <Panel title={t('decide')}>
      <Text size="sm" mb="md">
        {t('decideText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('save')}>
        <Stack gap="md" maw={480} mb="md">
          <SelectField
            state={state}
            name="action"
            label={labels.action}
            choices={[
              { value: 'HOLD', label: t('action_HOLD') },
              { value: 'RELEASE', label: t('action_RELEASE') },
            ]}
          />
          <TextField state={state} name="until" type="date" label={labels.until} hint={t('untilHint')} />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
