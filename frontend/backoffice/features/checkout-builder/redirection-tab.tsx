import { Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import type { builderMessages } from './messages.server';
import { TabForm } from './tab-form';

const THANK_YOU = ['thankYouPixUrl', 'thankYouCardUrl', 'thankYouBilletUrl'] as const;

/** Where buyers go from here. */
export function RedirectionTab() {
  const t = useTexts<typeof builderMessages>();
  return (
    <TabForm>
      {({ state }) => (
        <Stack gap="md">
          <TextField
            state={state}
            name="backRedirect"
            type="url"
            label={t('field_backRedirect')}
            hint={t('backHint')}
          />
          <div>
            <Title order={2} mt="sm">
              {t('thankYou')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('thankYouText')}
            </Text>
          </div>
          {THANK_YOU.map((name) => (
            <TextField key={name} state={state} name={name} type="url" label={t(`field_${name}`)} />
          ))}
          <TextField
            state={state}
            name="expiredLinkUrl"
            type="url"
            label={t('field_expiredLinkUrl')}
            hint={t('expiredLinkHint')}
          />
        </Stack>
      )}
    </TabForm>
  );
}
