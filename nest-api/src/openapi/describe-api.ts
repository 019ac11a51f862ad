import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document, made from the schemas that validate requests and filter responses. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Gatehouse API')
    .setVersion('1')
    .setDescription('Multi-tenant identity and single sign-on.')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('http://localhost:3000', 'The embedded default')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'The access token of POST /api/v1/auth/login' },
      'session',
    )
    .build();
  return SwaggerModule.createDocument(app, config, { operationIdFactory: (_controller, method) => method });
}
