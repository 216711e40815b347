import type { PaymentMethod } from '@guiche/checkout-rules';
import { Button, Text } from '@mantine/core';
import { BarcodeIcon, CardIcon, PixIcon } from '../../components/icons';
import { usePaymentTexts } from '../../../shared/i18n/use-texts';
import styles from './pay-another-way.module.css';
import type { Payment } from './payment';
import { waysOn } from './ways-on';

const ICONS = { PIX: PixIcon, CREDIT_CARD: CardIcon, BILLET: BarcodeIcon } as const;

interface PayAnotherWayProps {
  readonly payment: Payment;
  readonly methods: readonly PaymentMethod[];
  readonly formKept: boolean;
}

/**
 * The way on from a refusal: another card or another method, at the checkout, where the buyer finds what they typed. A
 * form of the browser's own: the checkout comes with a security policy of its own, so it must be loaded as a page.
 */
export function PayAnotherWay({ payment, methods, formKept }: PayAnotherWayProps) {
  const t = usePaymentTexts();
  return (
    <form method="post" className={styles.ways}>
      <Text component="h2" variant="title" className={styles.title}>
        {t('anotherTitle')}
      </Text>
      {waysOn(payment, methods).map((method, place) => {
        const Icon = ICONS[method];
        return (
          <Button
            key={method}
            type="submit"
            name="payWith"
            value={method}
            variant={place === 0 ? 'filled' : 'default'}
            leftSection={<Icon />}
          >
            {t(
              method === 'CREDIT_CARD' && payment.method !== 'CREDIT_CARD'
                ? 'payWithCREDIT_CARD'
                : `again${method}`,
            )}
          </Button>
        );
      })}
      {formKept ? <Text variant="dimmed">{t('anotherKept')}</Text> : null}
    </form>
  );
}
