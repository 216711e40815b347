import { formatMoney } from '@guiche/money';
import { Button } from '../../components/button';
import { LockIcon } from '../../components/icons';
import { useCheckoutTexts, useLocale } from '../../i18n/use-texts';
import { useCheckout } from './checkout-context';

/** Names the sum only while script keeps it true. */
export function SubmitButton() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, sum, live, sending } = useCheckout();
  const amount = formatMoney(sum.total, offer.coin, locale);
  return (
    <Button busy={sending}>
      <LockIcon />
      {sending ? t('submitting') : live ? t('submitPixAmount', { amount }) : t('submitPix')}
    </Button>
  );
}
