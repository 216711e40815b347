import { createSign } from 'node:crypto';
import { UnsupportedRequest, Credential, Public, type SignedCall } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class IuguCredentials {
  @Credential({ 'pt-BR': 'Token de API', 'en-US': 'API token', 'es-ES': 'Token de API' })
  @IsNotEmpty()
  @IsString()
  apiToken!: string;

  /** Account for which Iugu's browser library creates card tokens. */
  @Public()
  @Credential({
    'pt-BR': 'Id da conta (chave pública)',
    'en-US': 'Account id (public key)',
    'es-ES': 'Id de la cuenta (clave pública)',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  publicKey?: string;
}

/** The token is the user of a Basic pair without password: ours, or the sub-account's. */
export const basic = (token: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
});

/** The account that calls: the seller's own, where the charge is made in its name. */
export const inTheNameOf = ({ receiverToken }: { readonly receiverToken?: string }) =>
  receiverToken ? { onBehalfOf: receiverToken } : {};

/**
 * Three lines signed with RSA and SHA-256, with the platform's key. The provider accepts a clock difference of five
 * minutes.
 */
export function signature(
  { apiToken }: IuguCredentials,
  { method, path, body, at, privateKey, onBehalfOf = apiToken }: SignedCall,
): Record<string, string> {
  if (!privateKey) throw new UnsupportedRequest('the private key of the platform is required');
  const requestTime = at.toISOString().replace(/\.\d{3}Z$/, '+00:00');
  const signed = createSign('RSA-SHA256')
    .update([`${method}|${path}`, `${onBehalfOf}|${requestTime}`, body].join('\n'))
    .sign(Buffer.from(privateKey, 'base64').toString(), 'base64');
  return { 'request-time': requestTime, signature: `signature=${signed}` };
}
