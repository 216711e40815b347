import { describe, expect, it } from '@jest/globals';
import { CHECKOUT_ERRORS, CHECKOUT_ERROR_TEXTS } from './checkout-errors.js';
import { FORM_MESSAGES } from './form-messages.js';

describe('texts', () => {
  it('texts are those of the specification in Portuguese (C5.1, C5.2, C5.3, C5.4, C5.6, C8.15, C8.16, C8.17, C8.18)', () => {
    expect(FORM_MESSAGES.required['pt-BR']).toBe('Campo obrigatório');
    expect(FORM_MESSAGES.nameTooShort['pt-BR']).toBe('Mínimo 3 caracteres');
    expect(FORM_MESSAGES.nameTooLong['pt-BR']).toBe('Máximo 30 caracteres');
    expect(FORM_MESSAGES.invalidEmail['pt-BR']).toBe('E-mail inválido');
  });

  it('every error has its own sentence in each language (C8.2)', () => {
    expect(CHECKOUT_ERRORS).toEqual([
      'errorInvalidCpf',
      'errorInvalidPhone',
      'errorPhoneAndCpf',
      'errorFullName',
      'errorAddress',
      'errorPaymentNotConfigured',
      'errorCardDeclined',
      'errorPaymentDeclined',
      'errorCepNotFound',
      'errorCep',
    ]);
    const sentences = CHECKOUT_ERRORS.flatMap((key) => Object.values(CHECKOUT_ERROR_TEXTS[key]));
    expect(new Set(sentences).size).toBe(30);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('texts that a payment is not configured names no method: a shop may lack any of them (C8.9)', () => {
    const sentences = Object.values(CHECKOUT_ERROR_TEXTS.errorPaymentNotConfigured).join(' ');
    expect(sentences).not.toMatch(/cart[ãa]o|card|tarjeta|pix|boleto/i);
  });
});
