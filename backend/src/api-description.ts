import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { AppConfig } from './config/index.js';
import { startOperations } from './runtime/operations/index.js';

/** The OpenAPI document that the DTOs and controllers describe. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Guichê')
    .setDescription('White-label sales platform: checkout, payments, back office.')
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(app, about);
}

/**
 * `GET /api/openapi.json`, and `/api/docs` to browse it; made when first asked for, so that a boot does not pay for it.
 * @param on  where it is served
 * @param described  the API
 */
export function registerApiDescription(on: INestApplication, described: INestApplication): void {
  SwaggerModule.setup('api/docs', on, () => describeApi(described), { jsonDocumentUrl: 'api/openapi.json' });
}

/** The operations listener of a process that serves the API: metrics, health details, and the description. */
export function startApiOperations(
  app: INestApplication,
  config: Pick<AppConfig, 'operationsHost' | 'operationsPort'>,
): Promise<INestApplication> {
  return startOperations(app, config, (operations) => registerApiDescription(operations, app));
}
