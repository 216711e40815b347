import { Credential, Public, type GatewayRequest, type Login } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';

/** A provider's OAuth credentials (payments.md §7, "client-credentials token call"). */
export class ClientCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Client ID', 'en-US': 'Client ID', 'es-ES': 'Client ID' })
  @IsNotEmpty()
  @IsString()
  clientId!: string;

  @Credential({ 'pt-BR': 'Client secret', 'en-US': 'Client secret', 'es-ES': 'Client secret' })
  @IsNotEmpty()
  @IsString()
  clientSecret!: string;
}

const GRANT = { grant_type: 'client_credentials' };

/** The credentials as a Basic header; the grant as a form or JSON, as the provider requires. */
export const basicLogin = (path: string, as: 'form' | 'body'): Login<ClientCredentials> => ({
  send: ({ clientId, clientSecret }): GatewayRequest => ({
    method: 'POST',
    path,
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    [as]: GRANT,
  }),
  read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
});
