import { problems } from '../../runtime/errors/index.js';

export const disputeProblem = problems({
  disputeOpen: {
    status: 409,
    'pt-BR': 'Este pagamento já tem uma disputa aberta. Nada foi feito.',
    'en-US': 'This payment has an open dispute already. Nothing was done.',
    'es-ES': 'Este pago ya tiene una disputa abierta. No se hizo nada.',
  },
  disputeNotPossible: {
    status: 409,
    'pt-BR': 'Só um pagamento aprovado por cartão ou PIX pode ser disputado.',
    'en-US': 'Only an approved payment by card or PIX can be disputed.',
    'es-ES': 'Solo un pago aprobado con tarjeta o PIX puede disputarse.',
  },
  disputeAmount: {
    status: 409,
    'pt-BR': 'O valor é maior do que o pagamento ainda tem.',
    'en-US': 'The amount exceeds what the payment still has.',
    'es-ES': 'El importe supera lo que el pago todavía tiene.',
  },
  disputeMoved: {
    status: 409,
    'pt-BR': 'A situação da disputa mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US': 'The status of the dispute changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'El estado de la disputa cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  defenceFilesFull: {
    status: 409,
    'pt-BR': 'Uma disputa tem até 20 arquivos. Nada foi salvo.',
    'en-US': 'A dispute has at most 20 files. Nothing was saved.',
    'es-ES': 'Una disputa tiene hasta 20 archivos. No se guardó nada.',
  },
  disputeWholeReturned: {
    status: 409,
    'pt-BR': 'O valor inteiro já voltou ao comprador. Registre “ganha” ou “perdida”.',
    'en-US': 'The whole amount went back to the buyer already. Record “won” or “lost”.',
    'es-ES': 'Todo el importe ya volvió al comprador. Registre “ganada” o “perdida”.',
  },
});
