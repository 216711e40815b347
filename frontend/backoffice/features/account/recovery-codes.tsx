import { Alert, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { accountMessages } from './messages.server';

/** The recovery codes of a second factor. They are shown once, so they take the focus. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTexts<typeof accountMessages>();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} color="green" title={t('recoveryCodes')} mb="md">
      <Text size="sm" mb="xs">
        {t('recoveryCodesText')}
      </Text>
      <ul style={{ columns: 2, margin: 0 }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
