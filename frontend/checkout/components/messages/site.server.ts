import { defineMessages } from '@guiche/i18n';

/** The home page and the error pages of buyers. */
export const siteMessages = defineMessages({
  brandLine: {
    'pt-BR': 'A bilheteria da internet brasileira',
    'en-US': 'The ticket window of the Brazilian internet',
    'es-ES': 'La taquilla de la internet brasileña',
  },
  homeTitle: {
    'pt-BR': 'Venda do seu jeito. Receba na hora.',
    'en-US': 'Sell your way. Get paid right away.',
    'es-ES': 'Vende a tu manera. Cobra al momento.',
  },
  homeText: {
    'pt-BR':
      'O Guichê é a plataforma onde criadores e lojas publicam ofertas e os clientes pagam em segundos, por Pix, cartão ou boleto.',
    'en-US':
      'Guichê is the platform where creators and shops publish offers and customers pay in seconds, by Pix, card or bank slip.',
    'es-ES':
      'Guichê es la plataforma donde creadores y tiendas publican ofertas y los clientes pagan en segundos, con Pix, tarjeta o boleto.',
  },
  homeBuyerTitle: {
    'pt-BR': 'Está fazendo uma compra?',
    'en-US': 'Making a purchase?',
    'es-ES': '¿Estás haciendo una compra?',
  },
  homeBuyerText: {
    'pt-BR': 'Use o link que você recebeu do vendedor. Ele leva direto à página de pagamento.',
    'en-US': 'Use the link the seller sent you. It takes you straight to the payment page.',
    'es-ES': 'Usa el enlace que te envió el vendedor. Lleva directamente a la página de pago.',
  },
  homeSecurity: {
    'pt-BR': 'Pagamentos processados em ambiente seguro.',
    'en-US': 'Payments are processed in a secure environment.',
    'es-ES': 'Los pagos se procesan en un entorno seguro.',
  },
  linkOverTitle: {
    'pt-BR': 'Este link não vale mais',
    'en-US': 'This link is no longer valid',
    'es-ES': 'Este enlace ya no es válido',
  },
  linkOverText: {
    'pt-BR': 'O prazo dele terminou, ou o vendedor o encerrou. Peça um novo link ao vendedor.',
    'en-US': 'It has expired, or the seller ended it. Ask the seller for a new link.',
    'es-ES': 'Venció, o el vendedor lo cerró. Pide un enlace nuevo al vendedor.',
  },
  linkUsedUpTitle: {
    'pt-BR': 'Este link já foi usado',
    'en-US': 'This link has been used',
    'es-ES': 'Este enlace ya se usó',
  },
  linkUsedUpText: {
    'pt-BR':
      'Todas as compras deste link já foram feitas. Se você acabou de comprar, veja o seu e-mail. Senão, peça um novo link ao vendedor.',
    'en-US':
      'All purchases of this link were made. If you have just bought, see your e-mail. Otherwise ask the seller for a new link.',
    'es-ES':
      'Todas las compras de este enlace ya se hicieron. Si acabas de comprar, mira tu correo. Si no, pide un enlace nuevo al vendedor.',
  },
  unknownHostTitle: {
    'pt-BR': 'Este endereço não está em uso',
    'en-US': 'This address is not in use',
    'es-ES': 'Esta dirección no está en uso',
  },
  unknownHostText: {
    'pt-BR': 'Confira o endereço com quem o enviou a você.',
    'en-US': 'Check the address with the person who sent it to you.',
    'es-ES': 'Verifique la dirección con quien se la envió.',
  },
  offerNotYetTitle: {
    'pt-BR': 'As vendas ainda não começaram',
    'en-US': 'Not on sale yet',
    'es-ES': 'La venta aún no comenzó',
  },
  offerNotYetText: {
    'pt-BR': 'Esta oferta abre em breve. Volte a este link mais tarde.',
    'en-US': 'This offer opens soon. Come back to this link later.',
    'es-ES': 'Esta oferta abre pronto. Vuelve a este enlace más tarde.',
  },
  offerOverTitle: {
    'pt-BR': 'Esta oferta terminou',
    'en-US': 'This offer is over',
    'es-ES': 'Esta oferta terminó',
  },
  offerOverText: {
    'pt-BR': 'O período de vendas acabou. Fale com o vendedor para saber de outras ofertas.',
    'en-US': 'The sale has ended. Ask the seller about other offers.',
    'es-ES': 'El período de venta terminó. Pregunta al vendedor por otras ofertas.',
  },
  soldOutTitle: {
    'pt-BR': 'Esgotado por enquanto',
    'en-US': 'Sold out for now',
    'es-ES': 'Agotado por ahora',
  },
  soldOutText: {
    'pt-BR': 'Se alguma compra não for paga, a unidade volta à venda. Tente mais tarde.',
    'en-US': 'If a purchase is not paid, its unit is for sale again. Try later.',
    'es-ES': 'Si una compra no se paga, la unidad vuelve a la venta. Inténtalo más tarde.',
  },
  salesBlockedTitle: {
    'pt-BR': 'Vendas pausadas',
    'en-US': 'Sales are paused',
    'es-ES': 'Ventas en pausa',
  },
  salesBlockedText: {
    'pt-BR': 'Este vendedor não está vendendo no momento. Tente de novo mais tarde.',
    'en-US': 'This seller is not selling at the moment. Try again later.',
    'es-ES': 'Este vendedor no está vendiendo en este momento. Inténtalo más tarde.',
  },
  notFoundTitle: {
    'pt-BR': 'Não encontramos esta página',
    'en-US': 'We could not find this page',
    'es-ES': 'No encontramos esta página',
  },
  notFoundText: {
    'pt-BR':
      'O endereço pode ter sido digitado errado, ou a oferta saiu do ar. Confira o link que você recebeu ou peça um novo ao vendedor.',
    'en-US':
      'The address may be mistyped, or the offer is no longer available. Check the link you received or ask the seller for a new one.',
    'es-ES':
      'Puede que la dirección esté mal escrita o que la oferta ya no esté disponible. Revisa el enlace que recibiste o pide uno nuevo al vendedor.',
  },
  noPageText: {
    'pt-BR': 'Não há nada neste endereço. Confira se ele foi digitado corretamente.',
    'en-US': 'There is nothing at this address. Check that it is spelled correctly.',
    'es-ES': 'No hay nada en esta dirección. Comprueba que esté bien escrita.',
  },
  unavailableTitle: {
    'pt-BR': 'Voltamos em instantes',
    'en-US': 'We will be right back',
    'es-ES': 'Volvemos en un momento',
  },
  unavailableText: {
    'pt-BR':
      'Nosso sistema está passando por um ajuste rápido. Nada foi cobrado. Espere alguns segundos e tente de novo.',
    'en-US':
      'Our system is going through a quick adjustment. Nothing was charged. Wait a few seconds and try again.',
    'es-ES':
      'Nuestro sistema está pasando por un ajuste rápido. No se ha cobrado nada. Espera unos segundos e inténtalo de nuevo.',
  },
  brokenTitle: {
    'pt-BR': 'Algo deu errado do nosso lado',
    'en-US': 'Something went wrong on our side',
    'es-ES': 'Algo ha fallado por nuestra parte',
  },
  brokenText: {
    'pt-BR':
      'A falha já foi registrada. Tente de novo; se continuar, fale com o suporte e informe o código abaixo.',
    'en-US':
      'The failure has been recorded. Try again; if it persists, contact support and give them the code below.',
    'es-ES':
      'El fallo ya está registrado. Inténtalo de nuevo; si continúa, contacta con soporte e indica el código de abajo.',
  },
  supportCode: {
    'pt-BR': 'Código para o suporte',
    'en-US': 'Support code',
    'es-ES': 'Código para soporte',
  },
  tryAgain: {
    'pt-BR': 'Tentar de novo',
    'en-US': 'Try again',
    'es-ES': 'Intentar de nuevo',
  },
});
