import type { SiteTexts } from '../text-keys';

export const site: SiteTexts = {
  brandLine: 'La taquilla de la internet brasileña',
  homeTitle: 'Vende a tu manera. Cobra al momento.',
  homeText:
    'Guichê es la plataforma donde creadores y tiendas publican ofertas y los clientes pagan en segundos, con Pix, tarjeta o boleto.',
  homeBuyerTitle: '¿Estás haciendo una compra?',
  homeBuyerText: 'Usa el enlace que te envió el vendedor. Lleva directamente a la página de pago.',
  homeSecurity: 'Los pagos se procesan en un entorno seguro.',
  notFoundTitle: 'No encontramos esta página',
  notFoundText:
    'Puede que la dirección esté mal escrita o que la oferta ya no esté disponible. Revisa el enlace que recibiste o pide uno nuevo al vendedor.',
  noPageText: 'No hay nada en esta dirección. Comprueba que esté bien escrita.',
  unavailableTitle: 'Volvemos en un momento',
  unavailableText:
    'Nuestro sistema está pasando por un ajuste rápido. No se ha cobrado nada. Espera unos segundos e inténtalo de nuevo.',
  brokenTitle: 'Algo ha fallado por nuestra parte',
  brokenText:
    'El fallo ya está registrado. Inténtalo de nuevo; si continúa, contacta con soporte e indica el código de abajo.',
  supportCode: 'Código para soporte',
  tryAgain: 'Intentar de nuevo',
};
