import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, SelectField, SwitchField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { pixelMessages } from './messages.server';
import { NEW_PIXEL_FORM } from './pixel-forms';
import { BackLink } from '../../components/back-link';
import type { loadNewPixel } from './platform-pixels.server';

type Shown = Awaited<ReturnType<typeof loadNewPixel>>;

const TYPES = ['FACEBOOK', 'GOOGLE_ANALYTICS', 'GOOGLE_ADS', 'TIKTOK', 'KWAI'] as const;
const EMPTY = { type: 'FACEBOOK', pixelId: '', label: '', token: '', isActive: 'on', needsConsent: '' };

/** Adds a tracking id of the platform. */
export function NewPixelPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewPixel />
    </TextsProvider>
  );
}

function NewPixel() {
  const t = useTexts<typeof pixelMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof NEW_PIXEL_FORM>>();
  const state = useServerForm({ rules: NEW_PIXEL_FORM, initial: EMPTY, reply });
  const labels = {
    ...{ type: t('type'), pixelId: t('pixelId'), label: t('label'), token: t('token') },
    ...{ isActive: t('isActive'), needsConsent: t('needsConsent') },
  };
  return (
    <>
      <BackLink to="/admin-root/platform-pixels">{t('backToPixels')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('add')}>
        <Stack gap="md" maw={480}>
          <SelectField
            state={state}
            name="type"
            label={labels.type}
            choices={TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
          />
          <TextField state={state} name="pixelId" label={labels.pixelId} hint={t('pixelIdHint')} />
          <TextField state={state} name="label" label={labels.label} />
          <PasswordField state={state} name="token" label={labels.token} hint={t('tokenHint')} />
          <SwitchField state={state} name="isActive" label={labels.isActive} />
          <SwitchField state={state} name="needsConsent" label={labels.needsConsent} />
        </Stack>
      </ServerForm>
    </>
  );
}
