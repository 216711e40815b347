import { Alert, SimpleGrid, Stack, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { platformLimitsForm } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';
import styles from './platform.module.css';

const ACTIONS = ['card', 'code', 'cardToken', 'cart', 'offer'] as const;

/** How often buyers of the platform may try; an empty field is the usual limit. */
export function LimitsForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  const { limits, version } = platform;
  const reply = useReplyTo('limits');
  const initial = {
    ...Object.fromEntries(limits.map(({ name, changed }) => [name, changed === null ? '' : String(changed)])),
    reason: '',
  };
  const state = useServerForm<string>({ rules: platformLimitsForm(limits), initial, reply });
  const wordOf = (name: string): string => {
    const parts = name.split('_').slice(1);
    return parts.map((part) => t(`limit_${part as 'attempts'}`)).join(', ');
  };
  const groups = ACTIONS.map((action) => ({
    action,
    numbers: limits.filter(({ name }) => name.split('_')[0] === action),
  }));
  const labels = Object.fromEntries(
    limits.map(({ name }) => [name, `${t(`limitsOf_${name.split('_')[0] as 'card'}`)}: ${wordOf(name)}`]),
  );
  const wrong = reply && Reflect.get(reply.errors, 'limits');
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {t('limitsText')}
      </Text>
      {typeof wrong === 'string' ? (
        <Alert color="red" role="alert" mb="md">
          {wrong}
        </Alert>
      ) : null}
      <ServerForm
        state={state}
        labels={{ ...labels, reason: t('reason') }}
        hidden={{ version: String(version) }}
      >
        <Stack gap="lg" maw={820}>
          {groups.map(({ action, numbers }) => (
            <fieldset key={action} className={styles.limits}>
              <legend>{t(`limitsOf_${action}`)}</legend>
              <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
                {numbers.map(({ name, usual }) => (
                  <TextField
                    key={name}
                    state={state}
                    name={name}
                    label={wordOf(name)}
                    hint={t('limitUsual', { usual })}
                  />
                ))}
              </SimpleGrid>
            </fieldset>
          ))}
          <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
        </Stack>
      </ServerForm>
    </>
  );
}
