import { problems } from '../../runtime/errors/index.js';

export const anticipationProblem = problems({
  anticipationsOff: {
    status: 409,
    'pt-BR': 'A plataforma não antecipa vendas agora.',
    'en-US': 'The platform does not pay sales early at the moment.',
    'es-ES': 'La plataforma no anticipa ventas por ahora.',
  },
  belowLeastAnticipation: {
    status: 409,
    'pt-BR': 'O valor está abaixo do mínimo de uma antecipação.',
    'en-US': 'The amount is below the minimum of an anticipation.',
    'es-ES': 'El importe está por debajo del mínimo de un anticipo.',
  },
  aboveAnticipationLimit: {
    status: 409,
    'pt-BR': 'O valor passa do que você pode antecipar agora. Nada foi pedido.',
    'en-US': 'The amount is above what you can get early now. Nothing was asked for.',
    'es-ES': 'El importe supera lo que puede anticipar ahora. No se solicitó nada.',
  },
  anticipationFeeChanged: {
    status: 409,
    'pt-BR': 'A taxa mudou. Confira o novo valor antes de confirmar.',
    'en-US': 'The fee changed. Check the new amount before you confirm.',
    'es-ES': 'La tasa cambió. Revise el nuevo importe antes de confirmar.',
  },
  anticipationKeyUsed: {
    status: 409,
    'pt-BR': 'Este pedido já foi feito com outro valor. Recarregue a página.',
    'en-US': 'This request was made with another amount already. Reload the page.',
    'es-ES': 'Esta solicitud ya se hizo con otro importe. Recargue la página.',
  },
  anticipationMoved: {
    status: 409,
    'pt-BR': 'A situação da antecipação mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US':
      'The status of the anticipation changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'El estado del anticipo cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  secondApproverNeeded: {
    status: 409,
    'pt-BR': 'Você já aprovou esta antecipação. Pelo valor, a segunda aprovação é de outra pessoa.',
    'en-US':
      'You approved this anticipation already. For this amount another person gives the second approval.',
    'es-ES': 'Usted ya aprobó este anticipo. Por el importe, la segunda aprobación es de otra persona.',
  },
  rateTooHigh: {
    status: 409,
    'pt-BR': 'Com esta taxa o vendedor não recebe nada.',
    'en-US': 'At this rate the seller receives nothing.',
    'es-ES': 'Con esta tasa el vendedor no recibe nada.',
  },
});
