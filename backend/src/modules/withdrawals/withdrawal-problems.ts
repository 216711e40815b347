import { problems } from '../../runtime/errors/index.js';

export const withdrawalProblem = problems({
  cashOutBlocked: {
    status: 409,
    'pt-BR': 'Os saques estão bloqueados agora. Fale com o suporte.',
    'en-US': 'Withdrawals are blocked at the moment. Contact support.',
    'es-ES': 'Los retiros están bloqueados por ahora. Hable con el soporte.',
  },
  chargeOverdue: {
    status: 409,
    'pt-BR': 'A cobrança “{reference}” venceu em {day}. Depois de paga, você pode sacar. Nada foi sacado.',
    'en-US':
      'The charge “{reference}” was due on {day} (day/month/year). Pay it to withdraw. Nothing was withdrawn.',
    'es-ES': 'El cobro “{reference}” venció el {day}. Después de pagarlo, podrá retirar. No se retiró nada.',
  },
  balanceTooLow: {
    status: 409,
    'pt-BR': 'O saldo disponível não cobre este valor. Nada foi sacado.',
    'en-US': 'The available balance does not cover this amount. Nothing was withdrawn.',
    'es-ES': 'El saldo disponible no cubre este importe. No se retiró nada.',
  },
  balanceKept: {
    status: 409,
    'pt-BR':
      'Uma parte do saldo disponível fica como garantia das vendas recentes. Em Sacar vê-se quanto pode ser sacado. Nada foi sacado.',
    'en-US':
      'A part of the available balance stays as a guarantee of recent sales. The page shows how much can be withdrawn. Nothing was withdrawn.',
    'es-ES':
      'Una parte del saldo disponible queda como garantía de las ventas recientes. En Retirar se ve cuánto se puede retirar. No se retiró nada.',
  },
  belowMinimum: {
    status: 409,
    'pt-BR': 'O valor está abaixo do mínimo de um saque.',
    'en-US': 'The amount is below the minimum of a withdrawal.',
    'es-ES': 'El importe está por debajo del mínimo de un retiro.',
  },
  aboveDailyLimit: {
    status: 409,
    'pt-BR': 'Com este valor você passa do limite de saques do dia. Tente um valor menor ou amanhã.',
    'en-US': 'This amount exceeds your limit of withdrawals for today. Try a smaller amount, or tomorrow.',
    'es-ES': 'Este importe supera su límite de retiros del día. Pruebe un importe menor o mañana.',
  },
  outsideHours: {
    status: 409,
    'pt-BR': 'Os pedidos de saque são aceitos das {from}h às {to}h, horário de Brasília.',
    'en-US': 'Withdrawals are requested from {from}:00 to {to}:00, Brasília time.',
    'es-ES': 'Los retiros se solicitan de {from}:00 a {to}:00, hora de Brasilia.',
  },
  destinationNotUsable: {
    status: 409,
    'pt-BR': 'Esta conta ainda não pode receber saques. Veja em Contas de recebimento a partir de quando.',
    'en-US': 'This account cannot receive withdrawals yet. Your accounts show from when it can.',
    'es-ES': 'Esta cuenta todavía no puede recibir retiros. Vea en Cuentas de cobro desde cuándo.',
  },
  requestKeyUsed: {
    status: 409,
    'pt-BR': 'Este pedido já foi feito com outro valor ou destino. Recarregue a página.',
    'en-US': 'This request was made with another amount or destination already. Reload the page.',
    'es-ES': 'Esta solicitud ya se hizo con otro importe o destino. Recargue la página.',
  },
  withdrawalMoved: {
    status: 409,
    'pt-BR': 'A situação do saque mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US':
      'The status of the withdrawal changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'El estado del retiro cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  secondPersonNeeded: {
    status: 409,
    'pt-BR': 'Você já aprovou este saque. Pelo valor, a segunda aprovação é de outra pessoa.',
    'en-US':
      'You approved this withdrawal already. For this amount another person gives the second approval.',
    'es-ES': 'Usted ya aprobó este retiro. Por el importe, la segunda aprobación es de otra persona.',
  },
  accountNotTestable: {
    status: 409,
    'pt-BR': 'Esta conta foi recusada ou bloqueada. Nada foi enviado.',
    'en-US': 'This account was rejected or blocked. Nothing was sent.',
    'es-ES': 'Esta cuenta fue rechazada o bloqueada. No se envió nada.',
  },
  testUnderWay: {
    status: 409,
    'pt-BR': 'Um teste desta conta está em andamento. Espere o resultado. Nada mais foi enviado.',
    'en-US': 'A test of this account is under way. Wait for its result. Nothing else was sent.',
    'es-ES': 'Una prueba de esta cuenta está en curso. Espere el resultado. No se envió nada más.',
  },
  tooManyTests: {
    status: 409,
    'pt-BR': 'Esta conta já foi testada três vezes em 24 horas. Nada foi enviado.',
    'en-US': 'This account was tested three times within 24 hours. Nothing was sent.',
    'es-ES': 'Esta cuenta ya se probó tres veces en 24 horas. No se envió nada.',
  },
  payoutKnown: {
    status: 409,
    'pt-BR': 'Ainda esperamos a resposta do provedor. Só depois disso é possível registrar o resultado.',
    'en-US': 'The answer of the provider is still awaited. The result can be recorded after that.',
    'es-ES': 'Aún esperamos la respuesta del proveedor. Después se puede registrar el resultado.',
  },
});
