import { Form, useNavigation } from '@remix-run/react';
import { Button, LinkButton } from '../../components/button';
import { Notice } from '../../components/notice';
import { usePaymentTexts } from '../../i18n/use-texts';

interface RenewProps {
  readonly renewable: boolean;
  readonly failed: boolean;
  readonly backTo: string;
}

/** The way on from a payment that came to nothing: a new code for the same order, or the offer again. */
export function Renew({ renewable, failed, backTo }: RenewProps) {
  const t = usePaymentTexts();
  const busy = useNavigation().state !== 'idle';
  if (!renewable) return <LinkButton href={backTo}>{t('backToOffer')}</LinkButton>;
  return (
    <>
      {failed ? <Notice title={t('renewFailed')} /> : null}
      <Form method="post">
        <Button busy={busy}>{busy ? t('renewing') : t('renew')}</Button>
      </Form>
    </>
  );
}
