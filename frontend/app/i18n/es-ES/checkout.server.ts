import type { CheckoutTexts } from '../texts.server';

export const checkout: CheckoutTexts = {
  pageTitle: 'Finalizar compra: {product}',
  secureEnvironment: 'Entorno seguro',
  yourPurchase: 'Tu compra',
  recurring: '{price} cada {days} días',
  stepBuyer: 'Tus datos',
  stepBuyerHint: 'Usamos este correo para hablar contigo sobre la compra.',
  stepPayment: 'Pago',
  address: 'Dirección de entrega',
  delivery: 'Entrega',
  freeDelivery: 'Gratis',
  deliveryAfterPostcode: 'Indica el código postal',
  fixedDelivery: 'Envío fijo',

  name: 'Nombre completo',
  namePlaceholder: 'Como figura en tu documento',
  email: 'Correo electrónico',
  emailPlaceholder: 'tu@ejemplo.com',
  phone: 'Teléfono móvil',
  phonePlaceholder: '(11) 91234-5678',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  cep: 'Código postal (CEP)',
  street: 'Calle',
  number: 'Número',
  complement: 'Complemento',
  complementPlaceholder: 'Piso, bloque, casa',
  district: 'Barrio',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elige',
  optional: 'opcional',

  methodPix: 'Pix',
  methodPixNote: 'Aprobación al momento',
  pixHowTitle: 'Pagar con Pix es sencillo',
  pixHowCode: 'En la siguiente pantalla recibes el código QR y el código para copiar y pegar.',
  pixHowApp: 'Paga en la aplicación de tu banco brasileño, a cualquier hora.',
  pixHowDone: 'La confirmación llega en segundos, sin salir de la página.',
  noMethod: 'Esta oferta no acepta pagos en este momento. Contacta con el vendedor.',

  bumpsTitle: 'Añade a tu pedido',
  bumpAdd: 'Añadir al pedido',
  was: 'Antes',
  now: 'ahora',

  summary: 'Resumen del pedido',
  product: 'Producto',
  deliveryCost: 'Envío',
  total: 'Total',
  totalWithoutScript:
    'Los artículos que marques y el envío elegido se suman al total que verás en la siguiente pantalla, antes de pagar.',
  submitPix: 'Generar Pix',
  submitPixAmount: 'Generar Pix de {amount}',
  submitting: 'Generando tu Pix…',
  trustData: 'Tus datos viajan cifrados hasta nosotros.',
  trustPayment: 'Solo pagas en la aplicación de tu banco: nunca pedimos contraseñas.',
  poweredBy: 'Venta procesada por {platform}',

  problemsTitle: 'Falta poco: revisa los campos de abajo',
  purchaseInProgress:
    'Tu pedido ya se está procesando. Espera unos segundos y pulsa de nuevo: no se te cobrará dos veces.',
  priceChanged:
    'El precio cambió mientras rellenabas el formulario. Revisa el nuevo total antes de continuar.',
  alreadyOrdered:
    'Ya hiciste un pedido en esta página con otros datos. Si de verdad quieres hacer uno nuevo, confirma otra vez.',
  unavailable:
    'No podemos conectar con nuestro sistema ahora. Tus datos siguen aquí: espera unos segundos y pulsa de nuevo. No se te cobrará dos veces.',
  rejected: 'No se pudo generar este pago. No se ha cobrado nada: revisa los datos e inténtalo de nuevo.',
};
