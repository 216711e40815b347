import { Credential, Public } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class FirebankCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;

  /** `1` uses the specification's paths; `2` the present API gateway's. */
  @Public()
  @Credential({ 'pt-BR': 'Geração da API', 'en-US': 'API generation', 'es-ES': 'Generación de la API' })
  @IsOptional()
  @IsIn(['1', '2'])
  generation?: '1' | '2';

  /** The documents show a charge in reais and everything else in cents; no real charge was seen. */
  @Public()
  @Credential({
    'pt-BR': 'Unidade da cobrança',
    'en-US': 'Unit of charges',
    'es-ES': 'Unidad del cobro',
  })
  @IsOptional()
  @IsIn(['reais', 'cents'])
  chargeUnit?: 'reais' | 'cents';
}

/** Differences between the two generations. */
export const pathOf = ({ generation }: FirebankCredentials, path: string): string =>
  generation === '2' ? `/pix/v2${path}` : path;
