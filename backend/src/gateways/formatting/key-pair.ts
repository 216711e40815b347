import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';

/** A public and a secret key, as many providers issue them. */
export class KeyPairCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}
