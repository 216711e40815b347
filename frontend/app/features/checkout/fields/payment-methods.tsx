import { offeredMethods, type PaymentMethod } from '@guiche/checkout-rules';
import type { ComponentType, SVGProps } from 'react';
import { BarcodeIcon, CardIcon, PixIcon } from '../../../components/icons';
import { useCheckoutTexts } from '../../../i18n/use-texts';
import { CardFields } from '../card/card-fields';
import { useCheckout } from '../checkout-context';
import choice from './choice.module.css';
import styles from './payment-methods.module.css';

interface Method {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: 'methodPix' | 'methodCard' | 'methodBillet';
  readonly note: 'methodPixNote' | 'methodCardNote' | 'methodBilletNote';
  readonly panel: ComponentType;
}

const METHODS: Readonly<Record<PaymentMethod, Method>> = {
  PIX: { icon: PixIcon, name: 'methodPix', note: 'methodPixNote', panel: PixExplained },
  CREDIT_CARD: { icon: CardIcon, name: 'methodCard', note: 'methodCardNote', panel: CardFields },
  BILLET: { icon: BarcodeIcon, name: 'methodBillet', note: 'methodBilletNote', panel: BilletExplained },
};

/**
 * Only methods that this offer sells are shown; the first of them is chosen already. What belongs to a method is shown by
 * the style sheet while the method is chosen, so it works before and without script.
 */
export function PaymentMethods() {
  const t = useCheckoutTexts();
  const { offer, form, choices, live, problems } = useCheckout();
  const methods = offeredMethods(offer);
  // No parts to promise (specification, checkout §9).
  const once = offer.type === 'SUBSCRIPTION';
  const problemId = problems.paymentMethod ? 'paymentMethod-problem' : undefined;
  if (methods.length === 0) return <p>{t('noMethod')}</p>;
  return (
    <fieldset className={choice.list} id="paymentMethod" aria-describedby={problemId}>
      <legend className="visually-hidden">{t('paymentMethod')}</legend>
      {problems.paymentMethod ? (
        <p className={styles.problem} id={problemId}>
          {problems.paymentMethod}
        </p>
      ) : null}
      {methods.map((method) => {
        const { icon: Icon, name, note, panel: Panel } = METHODS[method];
        return (
          <div key={method} className={styles.method}>
            <label className={choice.card} data-method={method}>
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                defaultChecked={form.paymentMethod === method}
              />
              <Icon className={styles.icon} />
              <span className={`${choice.words} ${choice.title}`}>{t(name)}</span>
              <span className={styles.note}>
                {t(once && method === 'CREDIT_CARD' ? 'installmentOnce' : note)}
              </span>
            </label>
            {/* Once script runs the others are taken away, and with them what was typed of a card. */}
            {live && choices.paymentMethod !== method ? null : (
              <div className={styles.panel}>
                <Panel />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function PixExplained() {
  const t = useCheckoutTexts();
  return (
    <div className={styles.box} data-method="PIX">
      <p>{t('pixHow')}</p>
    </div>
  );
}

function BilletExplained() {
  const t = useCheckoutTexts();
  return (
    <div className={styles.box}>
      <ol className={styles.steps}>
        <li>{t('billetHowCode')}</li>
        <li>{t('billetHowPay')}</li>
        <li>{t('billetHowDone')}</li>
      </ol>
    </div>
  );
}
