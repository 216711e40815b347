import { Credential, Gateway, Public } from '@guiche/gateway-kit';
import { IsIn, IsOptional } from 'class-validator';
import { ShieldCredentials, ShieldGateway, shield } from '../../protocols/shield/shield.js';

export class PodpayCredentials extends ShieldCredentials {
  /** The specification's paths are `/sells`; every public client of the brand calls `/transactions`. */
  @Public()
  @Credential({ 'pt-BR': 'Geração da API', 'en-US': 'API generation', 'es-ES': 'Generación de la API' })
  @IsOptional()
  @IsIn(['sells', 'transactions'])
  generation?: 'sells' | 'transactions';
}

@Gateway({
  ...shield,
  id: 'PODPAY',
  name: 'PodPay',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.podpay.co/v1',
  credentials: PodpayCredentials,
})
export class PodpayGateway extends ShieldGateway<PodpayCredentials> {
  constructor() {
    super({ charges: ({ generation = 'sells' }) => `/${generation}`, words: 'typical' });
  }
}
