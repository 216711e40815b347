import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document that the DTOs and controllers describe. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Guichê')
    .setDescription('White-label sales platform: checkout, payments, back office.')
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** `GET /api/openapi.json`, and `/api/docs` to browse it; made when first asked for, so that a boot does not pay for it. */
export function registerApiDescription(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
