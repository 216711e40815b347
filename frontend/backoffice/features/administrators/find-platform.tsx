import { Button, Group, Text, TextInput } from '@mantine/core';
import { Form, useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { findPlatformMessages } from './find-platform-messages.server';

interface Offered {
  readonly q: string;
  readonly platforms: readonly unknown[];
}

/** A form offers the first platforms by name; any other one is found by its name or host. */
export function FindPlatform() {
  const t = useTexts<typeof findPlatformMessages>();
  const { q, platforms } = useLoaderData<Offered>();
  return (
    <Form method="get">
      <Group align="flex-end" gap="sm" mb="xs">
        <TextInput
          name="q"
          type="search"
          label={t('findPlatform')}
          defaultValue={q}
          maxLength={100}
          w={320}
        />
        <Button type="submit" variant="default">
          {t('find')}
        </Button>
      </Group>
      <Text role="status" size="sm" c="dimmed" mb="md">
        {q === '' ? '' : t('foundPlatforms', { count: platforms.length })}
      </Text>
    </Form>
  );
}
