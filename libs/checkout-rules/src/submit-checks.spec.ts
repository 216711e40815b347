import { describe, expect, it } from '@jest/globals';
import { isCpf, isPhone } from '@guiche/brazil';
import { PLACEHOLDER_CPF, PLACEHOLDER_PHONE } from './placeholders.js';
import { submitChecks, type SubmitOffer, type SubmitSources, type SubmittedForm } from './submit-checks.js';

const CPF = '52998224725';
const PHONE = '11943214321';
const GENERATED = '11144477735';

const DOCUMENT = { requiredDocument: true, requiredDocumentAndPhone: false };
const BOTH = { requiredDocument: false, requiredDocumentAndPhone: true };
const NEITHER = { requiredDocument: false, requiredDocumentAndPhone: false };

function form(overrides: Partial<SubmittedForm> = {}): SubmittedForm {
  return {
    name: 'Ana Souza',
    paymentMethod: 'PIX',
    cpf: '529.982.247-25',
    phone: '(11) 94321-4321',
    ...overrides,
  };
}

function offer(overrides: Partial<SubmitOffer> = {}): SubmitOffer {
  return {
    ...BOTH,
    product: { typeProduct: 'DIGITAL' },
    provider: { paymentProvider: 'HAWKPAY' },
    ...overrides,
  };
}

const sources = (overrides: Partial<SubmitSources> = {}): SubmitSources => ({
  locale: 'pt-BR',
  generatedCpf: () => GENERATED,
  dummyPhone: () => PLACEHOLDER_PHONE,
  isKnownProvider: (name) => name === 'HAWKPAY',
  ...overrides,
});

const PHYSICAL = { product: { typeProduct: 'FISICO' as const } };
const ADDRESS = {
  cep: '70011-750',
  street: 'Rua A',
  number: '1',
  district: 'Centro',
  city: 'Recife',
  state: 'PE',
};
const accepted = (cpf: string, phone: string, ...notFromBuyer: string[]) => ({
  ok: true,
  cpf,
  phone,
  notFromBuyer,
});
const refused = (error: string, field: string) => ({ ok: false, error, field });

describe('the checks at submit', () => {
  it('accepts a complete form and hands on digits (C7.14, C7.26)', () => {
    expect(submitChecks(form(), offer(), sources())).toEqual(accepted(CPF, PHONE));
  });

  it.each([DOCUMENT, BOTH])('document required and CPF empty: %j (C5.20, C8.3)', (required) => {
    for (const cpf of ['', undefined, ' ', '-']) {
      expect(submitChecks(form({ cpf }), offer(required), sources())).toEqual(
        refused('errorInvalidCpf', 'cpf'),
      );
    }
  });

  it('document and phone required and phone empty (C5.21, C8.5)', () => {
    for (const phone of ['', undefined, ' ', '(', '94321-4321', '(11) 98765-432', '(20) 98765-4321']) {
      expect(submitChecks(form({ phone }), offer(BOTH), sources())).toEqual(
        refused('errorInvalidPhone', 'phone'),
      );
    }
  });

  it.each([DOCUMENT, BOTH])('CPF given and required, but failing the check: %j (C5.22, C8.4)', (required) => {
    for (const cpf of ['52998224726', '11111111111', '5299822472', '529982247255']) {
      expect(submitChecks(form({ cpf }), offer(required), sources())).toEqual(
        refused('errorInvalidCpf', 'cpf'),
      );
    }
  });

  it.each([DOCUMENT, NEITHER])(
    'phone not required: a dummy, flagged, unless the buyer gave one: %j (C5.23)',
    (required) => {
      expect(submitChecks(form({ phone: '' }), offer(required), sources())).toEqual(
        accepted(CPF, PLACEHOLDER_PHONE, 'phone'),
      );
      expect(submitChecks(form({ phone: '9' }), offer(required), sources())).toEqual(
        accepted(CPF, PLACEHOLDER_PHONE, 'phone'),
      );
      expect(submitChecks(form(), offer(required), sources())).toEqual(accepted(CPF, PHONE));
    },
  );

  it('document not required: a generated CPF, flagged, unless the buyer gave a valid one (C5.24)', () => {
    expect(submitChecks(form({ cpf: '' }), offer(NEITHER), sources())).toEqual(
      accepted(GENERATED, PHONE, 'cpf'),
    );
    expect(submitChecks(form({ cpf: '123' }), offer(NEITHER), sources())).toEqual(
      accepted(GENERATED, PHONE, 'cpf'),
    );
    expect(submitChecks(form(), offer(NEITHER), sources())).toEqual(accepted(CPF, PHONE));
    expect(submitChecks(form({ cpf: '', phone: '' }), offer(NEITHER), sources())).toEqual(
      accepted(GENERATED, PLACEHOLDER_PHONE, 'cpf', 'phone'),
    );
  });

  it('phone or CPF still missing after the defaults (C5.25, C8.6)', () => {
    const empty = form({ cpf: '', phone: '' });
    expect(submitChecks(empty, offer(NEITHER), sources({ dummyPhone: () => '' }))).toEqual(
      refused('errorPhoneAndCpf', 'phone'),
    );
    expect(submitChecks(empty, offer(NEITHER), sources({ generatedCpf: () => '' }))).toEqual(
      refused('errorPhoneAndCpf', 'cpf'),
    );
  });

  it('name empty (C5.26, C8.7)', () => {
    for (const name of ['', '   ']) {
      expect(submitChecks(form({ name }), offer(), sources())).toEqual(refused('errorFullName', 'name'));
    }
  });

  it('physical product with an invalid address (C5.27, C8.8)', () => {
    const physical = offer(PHYSICAL);
    expect(submitChecks(form(), physical, sources())).toEqual(refused('errorAddress', 'cep'));
    expect(submitChecks(form({ ...ADDRESS, city: ' ' }), physical, sources())).toEqual(
      refused('errorAddress', 'city'),
    );
    expect(submitChecks(form(ADDRESS), physical, sources())).toEqual(accepted(CPF, PHONE));
    expect(submitChecks(form(), offer(), sources())).toEqual(accepted(CPF, PHONE));
  });

  it('credit card and a provider that is not known (C5.28, C8.9)', () => {
    const unknown = offer({ provider: { paymentProvider: 'NOBODY' } });
    const card = form({ paymentMethod: 'CREDIT_CARD' });
    expect(submitChecks(card, unknown, sources())).toEqual(
      refused('errorPaymentNotConfigured', 'paymentMethod'),
    );
    expect(submitChecks(card, offer(), sources())).toEqual(accepted(CPF, PHONE));
    expect(submitChecks(form(), unknown, sources())).toEqual(accepted(CPF, PHONE));
  });

  it('the checks at submit are made in that order (C5.20, C5.21, C5.22, C5.25, C5.26, C5.27, C5.28)', () => {
    const nowhere = offer({ ...PHYSICAL, provider: { paymentProvider: 'NOBODY' } });
    const wrong = { cpf: '', phone: '', name: '', paymentMethod: 'CREDIT_CARD' as const };
    const steps: [Partial<SubmittedForm>, string][] = [
      [{}, 'errorInvalidCpf'],
      [{ cpf: '52998224726' }, 'errorInvalidPhone'],
      [{ cpf: '52998224726', phone: PHONE }, 'errorInvalidCpf'],
      [{ cpf: CPF, phone: PHONE }, 'errorFullName'],
      [{ cpf: CPF, phone: PHONE, name: 'Ana Souza' }, 'errorAddress'],
      [{ cpf: CPF, phone: PHONE, name: 'Ana Souza', ...ADDRESS }, 'errorPaymentNotConfigured'],
    ];
    for (const [repaired, error] of steps) {
      expect(submitChecks(form({ ...wrong, ...repaired }), nowhere, sources())).toMatchObject({
        ok: false,
        error,
      });
    }
    const noDefaults = sources({ dummyPhone: () => '', generatedCpf: () => '' });
    expect(submitChecks(form(wrong), offer({ ...NEITHER, ...PHYSICAL }), noDefaults)).toEqual(
      refused('errorPhoneAndCpf', 'phone'),
    );
  });

  it.each(['en-US', 'es-ES'] as const)(
    '%s: fixed values replace the hidden fields, flagged (C5.35, C5.36, C9.20, C9.21)',
    (locale) => {
      const hidden = form({ cpf: undefined, phone: undefined });
      for (const required of [DOCUMENT, BOTH, NEITHER]) {
        expect(submitChecks(hidden, offer(required), sources({ locale }))).toEqual(
          accepted(PLACEHOLDER_CPF, PLACEHOLDER_PHONE, 'cpf', 'phone'),
        );
      }
    },
  );

  it('the fixed values pass every check and stay flagged when they are submitted again (C9.20, C9.21)', () => {
    expect(isCpf(PLACEHOLDER_CPF)).toBe(true);
    expect(isPhone(PLACEHOLDER_PHONE)).toBe(true);
    expect(
      submitChecks(form({ cpf: PLACEHOLDER_CPF, phone: PLACEHOLDER_PHONE }), offer(), sources()),
    ).toEqual(accepted(PLACEHOLDER_CPF, PLACEHOLDER_PHONE, 'cpf', 'phone'));
  });
});
