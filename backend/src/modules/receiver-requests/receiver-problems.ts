import { problems } from '../../runtime/errors/index.js';

export const receiverProblem = problems({
  receiverLive: {
    status: 409,
    'pt-BR': 'Você já tem um recebedor, ou um pedido em andamento, neste provedor. Nada foi enviado.',
    'en-US': 'You already have a receiver, or a request under way, at this provider. Nothing was sent.',
    'es-ES': 'Ya tiene un receptor, o una solicitud en curso, en este proveedor. No se envió nada.',
  },
  receiverTaxIdMissing: {
    status: 409,
    'pt-BR': 'Informe o seu CPF ou CNPJ no perfil antes de abrir um recebedor.',
    'en-US': 'Enter your CPF or CNPJ in your profile before you open a receiver.',
    'es-ES': 'Indique su CPF o CNPJ en el perfil antes de abrir un receptor.',
  },
  receiverNotPossible: {
    status: 409,
    'pt-BR': 'Este provedor não abre recebedores agora. Fale com o suporte. Nada foi enviado.',
    'en-US': 'This provider opens no receivers at the moment. Contact support. Nothing was sent.',
    'es-ES': 'Este proveedor no abre receptores por ahora. Hable con el soporte. No se envió nada.',
  },
  receiverMoved: {
    status: 409,
    'pt-BR': 'A situação do recebedor mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US': 'The status of the receiver changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'El estado del receptor cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  receiverNotFound: {
    status: 409,
    'pt-BR': 'Recebedor não encontrado. O provedor não confirmou este código.',
    'en-US': 'Receiver not found. The provider did not confirm this id.',
    'es-ES': 'Receptor no encontrado. El proveedor no confirmó este código.',
  },
  receiverOfAnother: {
    status: 409,
    'pt-BR': 'Este código é do recebedor de outra pessoa. Nada foi feito.',
    'en-US': 'This id is that of the receiver of somebody else. Nothing was done.',
    'es-ES': 'Este código es del receptor de otra persona. No se hizo nada.',
  },
  receiverProviderSilent: {
    status: 409,
    'pt-BR': 'O provedor não respondeu. Tente de novo em alguns minutos.',
    'en-US': 'The provider did not answer. Try again in some minutes.',
    'es-ES': 'El proveedor no respondió. Inténtelo en unos minutos.',
  },
});
