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
      'Multi-tenant identity and single sign-on. Lists return `{items, nextCursor}`. Errors are problem documents ' +
        '(RFC 9457) with a stable `code` and the `requestId` that the log contains too. 400 means that the request ' +
        'does not match this document. 422 means that it breaks a rule that no schema can express. Both name the fields.',
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
    .addTag('Auth', 'Sign-in, sign-up and the session')
    .addTag('Account', "The caller's name, address, sessions and devices")
    .addTag('Passwords', 'Changing and resetting passwords')
    .addTag('Factors', 'Authenticator apps, passkeys, recovery codes and re-authentication')
    .addTag('Tenants', 'The organizations of the platform')
    .addTag('Products', 'Plans, plan requests and granted products')
    .addTag('Domains', 'Email domains of a tenant and their verification')
    .addTag('SSO configurations', 'Connections to identity providers')
    .addTag('Directories', 'Provisioning of users through a connection')
    .addTag('SSO wizard', 'The connection wizard')
    .addTag('Applications', 'OpenID, SAML and machine applications in one list')
    .addTag('Set-up links', 'Links that let a person without an account connect an identity provider')
    .addTag('Set-up portal', 'The steps that the holder of a set-up link takes')
    .addTag('SSO', 'Sign-in through a connection')
    .addTag('Users', 'Members of a tenant, their roles and invitations')
    .addTag('Groups', 'Groups of users, what they give, and why users have access')
    .addTag('People', 'All users, for superadmins')
    .addTag('OAuth2', 'The OpenID provider, its clients and the sign-ins that applications start')
    .addTag('SAML', 'The SAML identity provider, its service providers and the sign-ins that they start')
    .addTag('Provisioning', 'Accounts that applications receive by SCIM')
    .addTag('Audit', 'Audit events and their actors')
    .addTag('Sign-in log', 'Attempts to sign in and requests of applications')
    .addTag('Incidents', 'Attacks on sign-ins, what was done about them, and suppressions')
    .addTag('Security', 'Active sessions, rate limits and sign-in statistics')
    .addTag('Mail', 'The outbox')
    .addTag('Console', 'Search and counts of what the caller may see')
    .addTag('System', 'Health, jobs and settings of the platform')
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
