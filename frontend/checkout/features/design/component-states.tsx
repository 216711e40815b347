import { STATES } from '@guiche/brazil';
import { Button, LinkButton } from '../../components/button';
import { CheckoutSelectField } from '../../components/fields/select-field';
import { CheckoutTextField } from '../../components/fields/text-field';
import * as icons from '../../components/icons';
import { LanguageChoice } from '../../components/language-choice';
import { Notice } from '../../components/notice';
import { PageHeader } from '../../components/page-header';
import { ActionButton } from '../payment/parts/action';
import styles from './design-page.module.css';
import { Section, Specimen } from './specimen';

const LONG =
  'Formação completa em fotografia gastronômica, de produto e de interiores com o celular, do zero ao primeiro cliente';
const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
/** Sorted: the exports of a module have no order that server and browser agree on. */
const ICONS = Object.entries(icons).sort(([a], [b]) => a.localeCompare(b));
const field = { defaultValue: '', problem: undefined } as const;

export function ComponentStates() {
  return (
    <>
      <Buttons />
      <Fields />
      <Signs />
      <Icons />
    </>
  );
}

function Buttons() {
  return (
    <Section title="Buttons">
      <Specimen name="default">
        <Button busy={false}>Gerar Pix de R$ 97,00</Button>
      </Specimen>
      <Specimen name="focus" shown="focus">
        <Button busy={false}>Gerar Pix de R$ 97,00</Button>
      </Specimen>
      <Specimen name="hover" shown="hover">
        <Button busy={false}>Gerar Pix de R$ 97,00</Button>
      </Specimen>
      <Specimen name="loading, and so disabled">
        <Button busy>Processando…</Button>
      </Specimen>
      <Specimen name="long text">
        <Button busy={false}>{LONG}</Button>
      </Specimen>
      <Specimen name="link">
        <LinkButton href="#buttons">Tentar de novo</LinkButton>
      </Specimen>
      <Specimen name="second rank, on the page of a payment">
        <ActionButton look="light">Já paguei</ActionButton>
      </Specimen>
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <Specimen name="empty, with a hint">
        <CheckoutTextField
          {...field}
          name="empty"
          label="E-mail"
          placeholder="voce@exemplo.com.br"
          hint="Usamos este e-mail para falar com você sobre a compra."
        />
      </Specimen>
      <Specimen name="filled in, optional">
        <CheckoutTextField
          {...field}
          name="filled"
          label="Complemento"
          optional="opcional"
          defaultValue="Apto 31"
        />
      </Specimen>
      <Specimen name="focus" shown="focus">
        <CheckoutTextField {...field} name="focus" label="Nome completo" defaultValue="Maria" />
      </Specimen>
      <Specimen name="error">
        <CheckoutTextField
          {...field}
          name="wrong"
          label="CPF"
          defaultValue="111.111.111-11"
          problem="CPF inválido. Confira os números."
        />
      </Specimen>
      <Specimen name="long text">
        <CheckoutTextField {...field} name="long" label={LONG} defaultValue={LONG} problem={LONG} />
      </Specimen>
      <Specimen name="choice">
        <CheckoutSelectField
          {...field}
          name="state"
          label="Estado"
          emptyChoice="Escolha"
          choices={STATE_CHOICES}
        />
      </Specimen>
      <Specimen name="choice, focus" shown="focus">
        <CheckoutSelectField
          {...field}
          name="focusState"
          label="Estado"
          defaultValue="SP"
          choices={STATE_CHOICES}
        />
      </Specimen>
      <Specimen name="choice, empty">
        <CheckoutSelectField {...field} name="emptyState" label="Estado" choices={[]} />
      </Specimen>
    </Section>
  );
}

function Signs() {
  return (
    <Section title="Notices, header, languages">
      <Specimen name="a sentence" wide>
        <Notice title="Cartão recusado. Confira os dados ou tente outra forma de pagamento." />
      </Specimen>
      <Specimen name="a list, one of it mended" wide>
        <Notice title="Confira os campos destacados">
          <li>
            <a href="#wrong">CPF: CPF inválido. Confira os números.</a>
          </li>
          <li>
            <s>E-mail: Campo obrigatório</s>
          </li>
        </Notice>
      </Specimen>
      <Specimen name="header" wide>
        <PageHeader brand="Conecta Saber" logo={null} secureNote="Ambiente seguro" />
      </Specimen>
      <Specimen name="header, long name" wide>
        <PageHeader brand={LONG} logo={null} secureNote="Ambiente seguro" />
      </Specimen>
      <Specimen name="languages" wide>
        <LanguageChoice />
      </Specimen>
    </Section>
  );
}

function Icons() {
  return (
    <Section title="Icons">
      {ICONS.map(([name, Icon]) => (
        <Specimen key={name} name={name}>
          <Icon className={styles.icon} />
        </Specimen>
      ))}
    </Section>
  );
}
