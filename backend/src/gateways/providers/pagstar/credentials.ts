import { Credential, Public } from '@guiche/gateway-kit';
import { IsEmail, IsNotEmpty, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';

export class PagstarCredentials {
  @Public()
  @Credential({ 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo electrónico' })
  @IsEmail()
  email!: string;

  /** For the partner API's own login; an account with client credentials has none. */
  @Credential({ 'pt-BR': 'Chave de acesso', 'en-US': 'Access key', 'es-ES': 'Clave de acceso' })
  @ValidateIf(({ clientId }: PagstarCredentials) => clientId === undefined)
  @IsNotEmpty()
  @IsString()
  accessKey?: string;

  /** The token call of the specification (payments.md §7); the public manual of this API has only the login above. */
  @Public()
  @Credential({ 'pt-BR': 'Client ID', 'en-US': 'Client ID', 'es-ES': 'Client ID' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  clientId?: string;

  @Credential({ 'pt-BR': 'Client secret', 'en-US': 'Client secret', 'es-ES': 'Client secret' })
  @ValidateIf(({ clientId }: PagstarCredentials) => clientId !== undefined)
  @IsNotEmpty()
  @IsString()
  clientSecret?: string;

  /** Without it the tenant is queried before each charge. */
  @Public()
  @Credential({ 'pt-BR': 'Tenant', 'en-US': 'Tenant', 'es-ES': 'Tenant' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  tenantId?: string;

  /** The path of the tenant query; the specification names the call without its path. */
  @Public()
  @Credential({
    'pt-BR': 'Caminho do tenant',
    'en-US': 'Path of the tenant',
    'es-ES': 'Ruta del tenant',
  })
  @IsOptional()
  @Matches(/^\/[\w/-]+$/)
  tenantPath?: string;
}
