import { Credential, Public } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class BeehiveCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  /** `refund` is the specification's path; present documents of the protocol say `refunds`. */
  @Public()
  @Credential({ 'pt-BR': 'Caminho do estorno', 'en-US': 'Refund path', 'es-ES': 'Ruta del reembolso' })
  @IsOptional()
  @IsIn(['refund', 'refunds'])
  refundPath?: 'refund' | 'refunds';
}

/** For brands that create card tokens: the public key in the query of that call. */
export class CardTokenCredentials extends BeehiveCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;
}
