import { Field, Gateway, Public, type Login } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { BacenPixGateway, bacenPix } from '../families/bacen-pix.js';

export class OnzCredentials {
  @Field({ 'pt-BR': 'Client ID', 'en-US': 'Client ID', 'es-ES': 'Client ID' })
  @IsNotEmpty()
  @IsString()
  clientId!: string;

  @Field({ 'pt-BR': 'Client secret', 'en-US': 'Client secret', 'es-ES': 'Client secret' })
  @IsNotEmpty()
  @IsString()
  clientSecret!: string;

  @Public()
  @Field({ 'pt-BR': 'Chave PIX', 'en-US': 'PIX key', 'es-ES': 'Clave PIX' })
  @IsNotEmpty()
  @IsString()
  pixKey!: string;

  @Public()
  @Field({ 'pt-BR': 'Nome do recebedor', 'en-US': 'Payee name', 'es-ES': 'Nombre del beneficiario' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  merchantName?: string;

  @Public()
  @Field({ 'pt-BR': 'Cidade do recebedor', 'en-US': 'Payee city', 'es-ES': 'Ciudad del beneficiario' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  merchantCity?: string;
}

const qrCodesLogin: Login<OnzCredentials> = {
  send: ({ clientId, clientSecret }) => ({
    method: 'POST',
    path: '/oauth/token',
    form: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
  }),
  read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
};

/** Bank software with an API for charges (QRCodes) on mutual TLS and tokens of five minutes. */
@Gateway({
  ...bacenPix,
  id: 'ONZ',
  name: 'ONZ',
  exampleBaseAddress: 'https://api.pix.banco.example',
  credentials: OnzCredentials,
})
export class OnzGateway extends BacenPixGateway<OnzCredentials> {
  override readonly logins = { main: qrCodesLogin };
}
