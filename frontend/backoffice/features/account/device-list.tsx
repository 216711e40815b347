import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import type { loadAccount } from './account.server';
import { browserName } from './browser-name';
import type { accountMessages } from './messages.server';

type Device = Awaited<ReturnType<typeof loadAccount>>['devices'][number];

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly isForgotten: boolean;
}

/** The browsers on which the person skips the second factor. Nothing is shown where there is none. */
export function DeviceList({ devices, isForgotten }: DeviceListProps) {
  const t = useTexts<typeof accountMessages>();
  if (devices.length === 0 && !isForgotten) return null;
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} maw={820} mt="lg" aria-labelledby="devices">
      <Title order={2} size="h4" id="devices">
        {t('devices')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('devicesText')}
      </Text>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} />
        ))}
      </Stack>
      <Text role="status" size="sm" c="var(--ok)" mt="md">
        {isForgotten ? t('deviceForgotten') : ''}
      </Text>
    </Paper>
  );
}

function DeviceItem({ device }: { readonly device: Device }) {
  const t = useTexts<typeof accountMessages>();
  const locale = useLocale();
  const name = browserName(device.userAgent) ?? t('unknownDevice');
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('address')} {device.ip ?? '–'}
        </Text>
        <Text size="sm" c="dimmed">
          {t('lastUsed')} {showInstant(device.usedAt, locale)} ·{' '}
          {t('deviceUntil', { at: showInstant(device.expiresAt, locale) })}
        </Text>
      </div>
      <Form method="post" style={{ flexShrink: 0 }}>
        <input type="hidden" name="id" value={device.id} />
        <Button
          type="submit"
          name="intent"
          value="forgetDevice"
          variant="default"
          size="xs"
          aria-label={t('deviceForgetNamed', { device: name })}
        >
          {t('deviceForget')}
        </Button>
      </Form>
    </Group>
  );
}
