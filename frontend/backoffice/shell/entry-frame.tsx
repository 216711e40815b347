import { Anchor, Container, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Preferences } from './preferences';

interface EntryFrameProps {
  /** Null at a host of no platform, and for the masters. */
  readonly brand: {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly supportEmail: string | null;
  } | null;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: the brand of the platform, one card, and whom to ask. */
export function EntryFrame({ brand, children }: EntryFrameProps) {
  return (
    <Container component="main" size={440} py="xl">
      {brand ? (
        <Group justify="center" mb="lg">
          {brand.logoUrl ? (
            <img src={brand.logoUrl} alt={brand.name} height={36} />
          ) : (
            <Text fw={600}>{brand.name}</Text>
          )}
        </Group>
      ) : null}
      <Paper p={{ base: 'lg', sm: 'xl' }}>{children}</Paper>
      {brand?.supportEmail ? (
        <Text ta="center" mt="md" size="sm">
          <Anchor href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Anchor>
        </Text>
      ) : null}
      <Preferences />
    </Container>
  );
}
