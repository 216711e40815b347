import { Button, Group, Modal, Text } from '@mantine/core';
import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { useBackofficeTexts } from '../messages/use-texts';

interface LeaveUnsavedProps {
  /** Called when the reader is about to leave. */
  readonly isDirty: () => boolean;
}

/** Asks before an unsaved change is lost: with our dialog within the back office, with the browser's elsewhere. */
export function LeaveUnsaved({ isDirty }: LeaveUnsavedProps) {
  const t = useBackofficeTexts();
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title={t('leaveTitle')} centered>
      <Text c="dimmed">{t('leaveText')}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={stay} data-autofocus>
          {t('stay')}
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </Group>
    </Modal>
  );
}
