/** Words about the parties of a sale, for the checkout and the payment page. */
export const legal = {
  soldBy: 'Vendido por {name}',
  poweredBy: 'Pagamento processado por {platform}',
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  guarantee: 'Garantia de {days} dias: se não gostar, peça seu dinheiro de volta.',
  regret:
    'Direito de arrependimento: você pode desistir da compra em até 7 dias a partir do recebimento e ter o valor de volta (art. 49 do Código de Defesa do Consumidor).',
  legalTitle: 'Informações sobre a venda',
  supportTitle: 'Precisa de ajuda?',
  supportText: 'Fale com {name}:',
} as const;
