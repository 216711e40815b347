import { Credential, Public } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class PluggouCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;

  @Public()
  @Credential({
    'pt-BR': 'ID da organização',
    'en-US': 'Organization id',
    'es-ES': 'ID de la organización',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  organizationId?: string;

  @Public()
  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  publicKey?: string;

  /** `first` is the specification's API, `second` the documented one. */
  @Public()
  @Credential({ 'pt-BR': 'Geração da API', 'en-US': 'API generation', 'es-ES': 'Generación de la API' })
  @IsOptional()
  @IsIn(['first', 'second'])
  generation?: 'first' | 'second';
}
