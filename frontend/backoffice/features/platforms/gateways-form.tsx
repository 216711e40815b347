import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { PLATFORM_GATEWAYS_FORM } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';
import styles from './platform.module.css';

/** Which gateways the platform may connect. */
export function GatewaysForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  const reply = useReplyTo('gateways');
  const initial = { all: platform.gatewaysAllowed === null ? 'on' : '', reason: '' };
  const state = useServerForm({ rules: PLATFORM_GATEWAYS_FORM, initial, reply });
  const wrong = reply && Reflect.get(reply.errors, 'gateways');
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {t('gatewaysText')}
      </Text>
      {typeof wrong === 'string' ? (
        <Alert color="red" role="alert" mb="md">
          {wrong}
        </Alert>
      ) : null}
      <ServerForm
        state={state}
        labels={{ all: t('all'), reason: t('reason') }}
        hidden={{ version: String(platform.version) }}
      >
        <Stack gap="md" maw={820}>
          <SwitchField state={state} name="all" label={t('all')} />
          <fieldset className={styles.boxes}>
            <legend>{t('gatewaysChosen')}</legend>
            {platform.gateways.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="gateways"
                value={id}
                label={name}
                defaultChecked={platform.gatewaysAllowed?.includes(id) ?? false}
              />
            ))}
          </fieldset>
          <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
        </Stack>
      </ServerForm>
    </>
  );
}
