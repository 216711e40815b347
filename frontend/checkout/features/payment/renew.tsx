import { Alert, Button } from '@mantine/core';
import { Form, useNavigation } from '@remix-run/react';
import { AlertIcon } from '../../components/icons';
import { Told } from '../../components/told';
import { usePaymentTexts } from '../../../shared/i18n/use-texts';

interface RenewProps {
  readonly renewable: boolean;
  readonly failed: boolean;
  readonly backTo: string;
}

/** The way on from a payment that came to nothing: a new code for the same order, or the offer again. */
export function Renew({ renewable, failed, backTo }: RenewProps) {
  const t = usePaymentTexts();
  const busy = useNavigation().state !== 'idle';
  if (!renewable) {
    return (
      <Button component="a" href={backTo}>
        {t('backToOffer')}
      </Button>
    );
  }
  return (
    <>
      {failed ? <Alert icon={<AlertIcon />} title={t('renewFailed')} /> : null}
      <Form method="post">
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? t('renewing') : t('renew')}
        </Button>
        <Told>{busy ? t('renewing') : ''}</Told>
      </Form>
    </>
  );
}
