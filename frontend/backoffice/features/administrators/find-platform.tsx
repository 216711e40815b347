import { Button, Group, Text, TextInput } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { SelectField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import { FIND_PLATFORM, type FindingReply, type PlatformChoice } from './find-platform-form';
import type { findPlatformMessages } from './find-platform-messages.server';

interface Offered {
  readonly platforms: readonly PlatformChoice[];
}

interface FindPlatformProps<Name extends string> {
  readonly state: ServerFormState<Name | 'platform'>;
  readonly label: string;
  /** What the choice says before a platform is chosen. */
  readonly unchosen: string;
}

/**
 * The choice of a platform, within its form. A form offers the first platforms by name; any other one is found by its name or host.
 * The search is the first button of the form: Enter in a field searches, and sends nothing.
 */
export function FindPlatform<Name extends string>({ state, label, unchosen }: FindPlatformProps<Name>) {
  const t = useTexts<typeof findPlatformMessages>();
  const offered = useLoaderData<Offered>().platforms;
  const reply = useActionData<FindingReply>();
  const found = reply?.found ?? null;
  const { form } = state;
  useEffect(() => {
    if (reply?.found) form.setFieldValue('platform', reply.values.platform ?? '');
    // The form object is another one with each render; only a new reply changes the choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reply]);
  return (
    <>
      <Group align="flex-end" gap="sm">
        <TextInput
          name={FIND_PLATFORM.query}
          type="search"
          label={t('findPlatform')}
          defaultValue={reply?.q}
          maxLength={100}
          w={320}
        />
        <Button type="submit" name="intent" value={FIND_PLATFORM.intent} variant="default" formNoValidate>
          {t('find')}
        </Button>
      </Group>
      {found ? <Found {...found} /> : null}
      <Text role="status" size="sm" c="dimmed">
        {found && found.q !== '' ? t('foundPlatforms', { count: found.platforms.length }) : ''}
      </Text>
      <SelectField
        state={state}
        name="platform"
        label={label}
        choices={[{ value: '', label: unchosen }, ...(found?.platforms ?? offered)]}
      />
    </>
  );
}

/** Sent with the form, which offers it again where it is refused. */
function Found({ q, platforms }: NonNullable<FindingReply['found']>) {
  return (
    <>
      <input type="hidden" name={FIND_PLATFORM.foundBy} value={q} />
      {platforms.map(({ value, label }) => (
        <input key={value} type="hidden" name={FIND_PLATFORM.found} value={`${value} ${label}`} />
      ))}
    </>
  );
}
