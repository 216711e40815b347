import { Form, useNavigation } from '@remix-run/react';
import { Notice } from '../../components/notice';
import { Announcement } from '../../components/announcement';
import { usePaymentTexts } from '../../messages/use-texts';
import { ActionButton, ActionLink } from './parts/action';

interface RenewProps {
  readonly renewable: boolean;
  readonly failed: boolean;
  readonly backTo: string;
}

/** The next step after a failed payment: a new code for the same order, or the offer again. */
export function Renew({ renewable, failed, backTo }: RenewProps) {
  const t = usePaymentTexts();
  const busy = useNavigation().state !== 'idle';
  if (!renewable) {
    return <ActionLink href={backTo}>{t('backToOffer')}</ActionLink>;
  }
  return (
    <>
      {failed ? <Notice title={t('renewFailed')} /> : null}
      <Form method="post">
        <ActionButton type="submit" aria-disabled={busy || undefined}>
          {busy ? t('renewing') : t('renew')}
        </ActionButton>
        <Announcement>{busy ? t('renewing') : ''}</Announcement>
      </Form>
    </>
  );
}
