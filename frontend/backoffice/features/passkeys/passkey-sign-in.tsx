import { Button, Text } from '@mantine/core';
import { useFetcher, useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { signInMessages } from '../sign-in/messages.server';
import { answerByPasskey, usePasskeysHere } from './browser-passkeys';

/** What the browser needs to ask for a passkey; null: the challenge could not be made. */
export interface AskedPasskey {
  readonly options: object | null;
}

interface PasskeySignInProps {
  /** The form with the password that was right, where the passkey is the second factor. */
  readonly afterPassword: RefObject<HTMLFormElement> | null;
}

/** Signs in with a passkey. Shown only where the browser can use one, so without script there is the password. */
export function PasskeySignIn({ afterPassword }: PasskeySignInProps) {
  const t = useTexts<typeof signInMessages>();
  const asking = useFetcher<AskedPasskey>();
  const submit = useSubmit();
  const [failed, setFailed] = useState(false);
  const answered = useRef<AskedPasskey>();
  const isHere = usePasskeysHere();
  const asked = asking.data;
  useEffect(() => {
    if (!asked || answered.current === asked) return;
    answered.current = asked;
    const answer = async () => {
      const passkey = asked.options ? await answerByPasskey(asked.options) : undefined;
      setFailed(passkey === undefined);
      if (passkey === undefined) return;
      const form = new FormData(afterPassword?.current ?? undefined);
      if (!afterPassword) form.set('intent', 'passkey');
      form.set('passkey', passkey);
      submit(form, { method: 'post' });
    };
    void answer();
  }, [asked, afterPassword, submit]);
  if (!isHere) return null;
  return (
    <>
      <Button
        type="button"
        variant="default"
        fullWidth
        onClick={() => asking.submit({ intent: 'askPasskey' }, { method: 'post' })}
      >
        {t('usePasskey')}
      </Button>
      <Text role="status" size="sm" c="var(--bad)" ta="center">
        {failed ? t('passkeyFailed') : ''}
      </Text>
    </>
  );
}
