import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ThemeIcon.css';
import './variables.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNonce } from '../../../shared/lib/nonce';
import { theme } from './theme';

/** What Mantine's components need around them. The styles above are linked before those of any page below. */
export function MantineFrame({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getStyleNonce={() => nonce ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
