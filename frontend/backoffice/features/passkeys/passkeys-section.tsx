import { Alert, Button, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, useFetcher, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import type { accountMessages } from '../account/messages.server';
import { RecoveryCodes } from '../account/recovery-codes';
import { createPasskey, usePasskeysHere } from './browser-passkeys';
import type { PasskeyReply } from './own-passkeys.server';

interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

interface PasskeysSectionProps {
  readonly passkeys: readonly OwnPasskey[];
  /** Of the removal form, which works without script. */
  readonly reply: PasskeyReply | undefined;
  /** The person has an authenticator, whose code is asked for beside the password. */
  readonly needsCode: boolean;
  /** What this browser is called. */
  readonly device: string;
}

/** The passkeys of the signed-in person: lists, adds and removes them. */
export function PasskeysSection({ passkeys, reply, needsCode, device }: PasskeysSectionProps) {
  const t = useTexts<typeof accountMessages>();
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} maw={820} mb="lg" aria-labelledby="passkeys">
      <Title order={2} size="h4" id="passkeys" mb="xs">
        {t('passkeys')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('passkeysText')}
      </Text>
      {passkeys.length > 0 ? (
        <Stack component="ul" gap="md" m={0} mb="lg" p={0} style={{ listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              reply={reply?.id === passkey.id ? reply : undefined}
              needsCode={needsCode}
            />
          ))}
        </Stack>
      ) : null}
      <AddPasskey needsCode={needsCode} device={device} />
    </Paper>
  );
}

interface PasskeyItemProps {
  readonly passkey: OwnPasskey;
  readonly reply: PasskeyReply | undefined;
  readonly needsCode: boolean;
}

function PasskeyItem({ passkey, reply, needsCode }: PasskeyItemProps) {
  const t = useTexts<typeof accountMessages>();
  const locale = useLocale();
  const sending = useNavigation().state !== 'idle';
  const { id, name, domain, createdAt, lastUsedAt } = passkey;
  const lastUse =
    lastUsedAt === null ? t('passkeyUnused') : `${t('lastUsed')} ${showInstant(lastUsedAt, locale)}`;
  return (
    <li>
      <Text fw={500}>{name}</Text>
      <Text size="sm" c="dimmed">
        {domain} · {t('passkeyCreated')} {showInstant(createdAt, locale)} · {lastUse}
      </Text>
      <details open={reply !== undefined}>
        <summary style={{ cursor: 'pointer', width: 'fit-content' }}>
          <Text span size="sm" c="var(--mantine-color-anchor)">
            {t('passkeyRemoveNamed', { name })}
          </Text>
        </summary>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Stack gap="md" maw={360} mt="sm">
            {reply?.problem ? <Alert color="red" role="alert" title={reply.problem} /> : null}
            <Proof errors={reply?.errors} needsCode={needsCode} />
            <Button
              type="submit"
              name="intent"
              value="removePasskey"
              variant="default"
              aria-disabled={sending || undefined}
            >
              {t('passkeyRemove')}
            </Button>
          </Stack>
        </Form>
      </details>
    </li>
  );
}

interface ProofProps {
  readonly errors: PasskeyReply['errors'] | undefined;
  readonly needsCode: boolean;
}

/** The password again, and a code of people with an authenticator. */
function Proof({ errors, needsCode }: ProofProps) {
  const t = useTexts<typeof accountMessages>();
  return (
    <>
      <PasswordInput
        name="password"
        label={t('currentPassword')}
        autoComplete="current-password"
        error={errors?.password}
        withAsterisk={false}
        required
      />
      {needsCode ? (
        <TextInput
          name="code"
          label={t('codeOrRecovery')}
          error={errors?.code}
          autoComplete="one-time-code"
          maxLength={40}
          withAsterisk={false}
          required
        />
      ) : null}
    </>
  );
}

interface AddPasskeyProps {
  readonly needsCode: boolean;
  readonly device: string;
}

/** Adds a passkey in two steps: the password, then the device. It needs a browser with script, which the page says. */
function AddPasskey({ needsCode, device }: AddPasskeyProps) {
  const t = useTexts<typeof accountMessages>();
  const isHere = usePasskeysHere();
  const { fetcher, reply, failed, isOpen, open } = useNewPasskey();
  if (!isHere)
    return (
      <Text size="sm" c="dimmed">
        {t('passkeyNeedsBrowser')}
      </Text>
    );
  const problem = failed ? t('passkeyNotCreated') : reply?.problem;
  return (
    <>
      {problem ? <Alert color="red" role="alert" title={problem} mb="md" /> : null}
      {reply?.added ? (
        <Text role="status" size="sm" c="var(--ok)" mb="md">
          {t('passkeyAdded')}
        </Text>
      ) : null}
      {reply?.added && reply.added.recoveryCodes.length > 0 ? (
        <RecoveryCodes codes={reply.added.recoveryCodes} />
      ) : null}
      {isOpen ? (
        <fetcher.Form method="post">
          <NewPasskeyFields
            needsCode={needsCode}
            device={device}
            errors={reply?.errors}
            sending={fetcher.state !== 'idle'}
          />
        </fetcher.Form>
      ) : (
        <Button variant="default" onClick={open}>
          {t('passkeyAdd')}
        </Button>
      )}
    </>
  );
}

/** Sends the password, has the device create what the answer asks for, and sends that. */
function useNewPasskey() {
  const fetcher = useFetcher<{ readonly passkey: PasskeyReply }>();
  const [failed, setFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const reply = fetcher.data?.passkey;
  const answered = useRef<PasskeyReply>();
  const { submit } = fetcher;
  useEffect(() => {
    if (!reply?.prepared || answered.current === reply) return;
    answered.current = reply;
    const { name, options } = reply.prepared;
    const create = async () => {
      const passkey = await createPasskey(options);
      setFailed(passkey === undefined);
      if (passkey === undefined) return;
      setIsOpen(false);
      submit({ intent: 'addPasskey', name, passkey }, { method: 'post' });
    };
    void create();
  }, [reply, submit]);
  return { fetcher, reply, failed, isOpen, open: () => setIsOpen(true) };
}

interface NewPasskeyFieldsProps extends AddPasskeyProps, ProofProps {
  readonly sending: boolean;
}

function NewPasskeyFields({ needsCode, device, errors, sending }: NewPasskeyFieldsProps) {
  const t = useTexts<typeof accountMessages>();
  return (
    <Stack gap="md" maw={360}>
      <TextInput
        name="name"
        label={t('passkeyName')}
        description={t('passkeyNameText')}
        defaultValue={device}
        maxLength={60}
        withAsterisk={false}
        required
      />
      <Proof errors={errors} needsCode={needsCode} />
      <Group>
        <Button
          type="submit"
          name="intent"
          value="preparePasskey"
          variant="default"
          aria-disabled={sending || undefined}
        >
          {t('passkeyContinue')}
        </Button>
      </Group>
    </Stack>
  );
}
