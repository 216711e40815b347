import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';

export class AxisbankCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;

  @Public()
  @Credential({
    'pt-BR': 'Documento do responsável',
    'en-US': 'Document of the responsible party',
    'es-ES': 'Documento del responsable',
  })
  @IsNotEmpty()
  @IsString()
  responsibleDocument!: string;
}
