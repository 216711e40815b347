/** Words of the frame around every page: the house itself and what went wrong. */
export const site = {
  brandLine: 'A bilheteria da internet brasileira',
  homeTitle: 'Venda do seu jeito. Receba na hora.',
  homeText:
    'O Guichê é a plataforma onde criadores e lojas publicam ofertas e os clientes pagam em segundos, por Pix, cartão ou boleto.',
  homeBuyerTitle: 'Está fazendo uma compra?',
  homeBuyerText: 'Use o link que você recebeu do vendedor. Ele leva direto à página de pagamento.',
  homeSecurity: 'Pagamentos processados em ambiente seguro.',
  notFoundTitle: 'Não encontramos esta página',
  notFoundText:
    'O endereço pode ter sido digitado errado, ou a oferta saiu do ar. Confira o link que você recebeu ou peça um novo ao vendedor.',
  noPageText: 'Não há nada neste endereço. Confira se ele foi digitado corretamente.',
  unavailableTitle: 'Voltamos em instantes',
  unavailableText:
    'Nosso sistema está passando por um ajuste rápido. Nada foi cobrado. Espere alguns segundos e tente de novo.',
  brokenTitle: 'Algo deu errado do nosso lado',
  brokenText:
    'A falha já foi registrada. Tente de novo; se continuar, fale com o suporte e informe o código abaixo.',
  supportCode: 'Código para o suporte',
  tryAgain: 'Tentar de novo',
} as const;
