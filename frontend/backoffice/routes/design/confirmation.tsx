import { Button, Group, Text } from '@mantine/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Confirmation } from '../../components/confirmation';
import type { designMessages } from '../../features/design/messages.server';
import { onlyInDemo } from '../../features/design/only-in-demo.server';

const BACK = '/resources/design/back-office';

export function loader(args: LoaderFunctionArgs) {
  onlyInDemo(args);
  return null;
}

export default function DesignConfirmation() {
  const t = useTexts<typeof designMessages>();
  return (
    <Confirmation title={t('refundOne')} backTo={BACK}>
      <Text mb="md">{t('refundText')}</Text>
      <Group gap="sm">
        <Button color="red">{t('refund')}</Button>
        <Button component={Link} to={BACK} variant="default" preventScrollReset>
          {t('cancel')}
        </Button>
      </Group>
    </Confirmation>
  );
}
