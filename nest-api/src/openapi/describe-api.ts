import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PROVIDER_PATHS, PROVIDER_SCHEMAS, PROVIDER_SECURITY } from '../oauth2/provider-paths.js';
import { completeContract } from './complete-contract.js';
import { withTrimmedTexts } from './input-texts.js';
import { ruledOperations } from './ruled-operations.js';
import { shareParts } from './share-parts.js';

/** The OpenAPI document, made from the schemas that validate requests and filter responses. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Gatehouse API')
    .setVersion('1')
    .setDescription(
      'Multi-tenant identity and single sign-on. Lists answer `{items, nextCursor}`; refusals are problem documents ' +
        '(RFC 9457) with a stable `code` and the `requestId` that the log holds too. 400 means that the request is not ' +
        'what this document describes; 422 that it breaks a rule that no schema can state. Both name the fields.',
    )
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('http://localhost:3000', 'The embedded default')
    .addSecurity('session', {
      type: 'http',
      scheme: 'bearer',
      description: 'The access token of POST /api/v1/auth/login',
    })
    .addSecurity('oauthClientBasic', PROVIDER_SECURITY.oauthClientBasic)
    .addSecurity('oauthAccessToken', PROVIDER_SECURITY.oauthAccessToken)
    .addTag('Auth', 'Signing in and up, and the session')
    .addTag('Account', 'The own name, address, sessions and devices')
    .addTag('Passwords', 'A new password, and one for whoever lost theirs')
    .addTag('Factors', 'Authenticator apps, passkeys, recovery codes, and proving oneself anew')
    .addTag('Tenants', 'The organizations of the platform')
    .addTag('Products', 'What a plan includes, asking for more of it, and what is granted')
    .addTag('Domains', 'The mail domains of a tenant, and how they are proven')
    .addTag('SSO configurations', 'Connections to upstream identity providers')
    .addTag('SSO wizard', 'Connecting a directory step by step, also by somebody who was sent a link')
    .addTag('SSO', 'Signing in through an upstream')
    .addTag('Users', 'The people of a tenant, their roles, and invitations')
    .addTag('People', 'Everybody who has an account, for those who run the platform')
    .addTag('OAuth2', 'The OpenID provider, its clients and the sign-ins that applications begin')
    .addTag('SAML', 'The SAML identity provider, its service providers and the sign-ons that they begin')
    .addTag('Audit', 'What happened, and who did it')
    .addTag('Security', 'Who is signed in, who is slowed down, and how people sign in')
    .addTag('Mail', 'Mail that waits or was sent')
    .addTag('Console', 'What a person may open, found by its name and counted')
    .addTag('System', 'How the platform itself does: its health, jobs and settings')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: withTrimmedTexts,
  });
  const contract = completeContract(document, ruledOperations(app));
  // The library's own endpoints answer as their RFCs say, so ours are completed without them.
  const schemas = { ...contract.components?.schemas, ...PROVIDER_SCHEMAS } as NonNullable<
    OpenAPIObject['components']
  >['schemas'];
  return shareParts({
    ...contract,
    paths: { ...contract.paths, ...PROVIDER_PATHS },
    components: { ...contract.components, ...(schemas && { schemas }) },
  });
}
