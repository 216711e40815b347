import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class PagarmeCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  @Public()
  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Public()
  @Credential({
    'pt-BR': 'Nome na fatura',
    'en-US': 'Statement descriptor',
    'es-ES': 'Nombre en el resumen',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  statementDescriptor?: string;
}
