import { offeredMethods, type PaymentMethod } from '@guiche/checkout-rules';
import type { ComponentType, SVGProps } from 'react';
import { BarcodeIcon, CardIcon, PixIcon } from '../../../components/icons';
import { formatMoney } from '@guiche/money';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { CardFields } from '../card/card-fields';
import { plannedInstallments } from '../card/use-installments';
import { useCheckout } from '../checkout-context';
import choice from './choice.module.css';
import styles from './payment-methods.module.css';

interface Method {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: 'methodPix' | 'methodCard' | 'methodBillet';
  readonly note: 'methodPixNote' | 'cardAtOnce' | 'methodBilletNote';
  readonly panel: ComponentType;
}

const METHODS: Readonly<Record<PaymentMethod, Method>> = {
  PIX: { icon: PixIcon, name: 'methodPix', note: 'methodPixNote', panel: PixExplained },
  CREDIT_CARD: { icon: CardIcon, name: 'methodCard', note: 'cardAtOnce', panel: CardFields },
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
  const cardNote = useCardNote();
  const problemId = problems.paymentMethod ? 'paymentMethod-problem' : undefined;
  if (methods.length === 0) return <p>{t('noMethod')}</p>;
  return (
    <fieldset className={choice.list} id="paymentMethod" aria-describedby={problemId}>
      <legend className="visually-hidden">{t('paymentMethod')}</legend>
      {problems.paymentMethod ? <MethodProblem sentence={problems.paymentMethod} /> : null}
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
              <span className={styles.note}>{method === 'CREDIT_CARD' ? cardNote : t(note)}</span>
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

/**
 * The payment problem, shown where the next attempt starts: focus moves there and no input is lost. After a refused card
 * one press pays the same order by Pix; without script too.
 */
function MethodProblem({ sentence }: { readonly sentence: string }) {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, sum, cardRefused, payWithPix, sending } = useCheckout();
  const amount = formatMoney(sum.total, offer.coin, locale);
  return (
    <div className={styles.problem}>
      <p id="paymentMethod-problem" tabIndex={-1}>
        {sentence}
      </p>
      {cardRefused && offer.pixEnabled ? (
        <button
          type="submit"
          name="payWith"
          value="PIX"
          className={styles.instead}
          aria-disabled={sending || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!sending) payWithPix();
          }}
        >
          <PixIcon />
          {t('payWithPixNow', { amount })}
        </button>
      ) : null}
    </div>
  );
}

/** The largest number of installments of the current total; none for a subscription (specification, checkout §9). */
function useCardNote(): string {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, sum } = useCheckout();
  const most = plannedInstallments(offer, sum.total).at(-1);
  if (!most || most.installmentNumber === 1 || most.installmentValue === undefined) return t('cardAtOnce');
  const value = formatMoney(most.installmentValue, offer.coin, locale);
  return t('methodCardNote', { count: most.installmentNumber, value });
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
