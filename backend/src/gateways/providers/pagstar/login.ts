import type { Login, NativeBody } from '@guiche/gateway-kit';
import type { PagstarCredentials } from './credentials.js';

/** The login returns an expiry on the provider's clock, without a zone; 401 renews a token that was kept too long. */
const TOKEN_LIFE_SECONDS = 600;

export const login: Login<PagstarCredentials> = {
  send: (credentials) => ({
    method: 'POST',
    headers: { 'user-agent': `Guiche (${credentials.email})` },
    ...tokenCall(credentials),
  }),
  read: (body) => ({
    token: (body.optionalObject('data') ?? body).text('access_token'),
    expiresInSeconds: lifeOf(body),
  }),
};

/** By client credentials, if the account has them, else as in the partner's manual. */
const tokenCall = ({ email, accessKey, clientId, clientSecret }: PagstarCredentials) =>
  clientId === undefined
    ? { path: '/identity/partner/login', body: { email, access_key: accessKey } }
    : {
        path: '/oauth/token',
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      };

function lifeOf(body: NativeBody): number {
  const seconds = Number(body.optionalText('expires_in'));
  return Number.isFinite(seconds) ? seconds : TOKEN_LIFE_SECONDS;
}
