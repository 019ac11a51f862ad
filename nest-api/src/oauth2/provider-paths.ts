import { DEVICE_CODE_GRANT, PROVIDER_ROUTES, TOKEN_EXCHANGE_GRANT } from '@gatehouse/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];
type Operation = NonNullable<Paths[string]['get']>;

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
const text = (description: string) => ({ type: 'string', description });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Source: RFC 6749 §5.2. */
const OAUTH_ERROR = {
  error: text('Code of the RFC that defines it, e.g. `invalid_grant`'),
  error_description: text('Message for the developer of the client'),
  error_uri: text('Page about the cause'),
};

const PROBLEM = { schema: ref('Problem') };

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': PROBLEM },
});

const refused = (description: string, error: string) => ({
  description,
  content: json(ref('OAuthError'), { error, error_description: 'grant request is invalid' }),
});

const query = (name: string, description: string, required = false, schema: object = { type: 'string' }) => ({
  name,
  in: 'query' as const,
  required,
  description,
  schema,
});

const form = (name: string) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema: ref(name) } },
});

/** An object schema with these members, some of them required. */
const members = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object' as const,
  ...(required.length > 0 && { required: [...required] }),
  properties,
});

const CLIENT: Record<string, string[]>[] = [{ oauthClientBasic: [] }, {}];
const CLIENT_MEMBERS = {
  client_id: text('For clients that send their secret in the body, or have none'),
  client_secret: text('For clients registered with `client_secret_post`'),
  client_assertion_type: text(
    '`urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt`',
  ),
  client_assertion: text('A JWT that the client signed for this issuer, valid once (RFC 7523)'),
};

const AUTHORIZATION: Record<string, { type: string; description?: string; enum?: string[] }> = {
  response_type: { type: 'string', description: 'Always `code`', enum: ['code'] },
  client_id: text('The client'),
  redirect_uri: text('One of the registered redirect URIs, exactly'),
  scope: text('Separated by spaces, e.g. `openid profile email tenant`'),
  state: text('Returned unchanged. Binds the response to the browser that sent the request'),
  nonce: text('Returned in the ID token'),
  code_challenge: text('SHA-256 of the `code_verifier`, in base64url without padding'),
  code_challenge_method: { type: 'string', description: 'Always `S256`', enum: ['S256'] },
  prompt: text('`none`, `login`, `consent` or `select_account`'),
  max_age: text('Maximum number of seconds since the last sign-in'),
  login_hint: text('Prefills the email field'),
  resource: text('An API that the application wants to call (RFC 8707). Can be repeated'),
  acr_values: text(
    'Requested authentication context, e.g. `urn:gatehouse:aal2`. The ID token contains the one that was reached',
  ),
  response_mode: {
    type: 'string',
    description: 'How the response is returned. Default: `query`',
    enum: ['query', 'fragment', 'form_post'],
  },
};
const AUTHORIZATION_REQUIRED = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'code_challenge',
  'code_challenge_method',
];

const TO_BROWSER = {
  '303': {
    description:
      'To the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error page ' +
      'if the application cannot be trusted with the response',
    headers: { Location: { schema: { type: 'string' } } },
    // A short text for clients that do not follow it. Source: RFC 9110 §15.4.4.
    content: {
      'text/html': { schema: { type: 'string' } },
      'text/plain': { schema: { type: 'string' } },
    },
  },
  '400': {
    description: 'The request cannot be answered by a redirect, and the client does not accept HTML',
    content: { 'application/problem+json': { schema: ref('OAuthProblem') }, ...json(ref('OAuthError')) },
  },
};

/** Errors before a form is parsed. */
const FORM_REFUSALS = {
  '413': problem('The form is too long'),
  '415': problem('The form is not `application/x-www-form-urlencoded`'),
};

const SLOWED_DOWN = {
  '429': {
    ...refused(
      'Too many wrong secrets from this network. `Retry-After` contains the seconds to wait',
      'invalid_client',
    ),
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  },
};

const GRANT_TYPES = [
  'authorization_code',
  'refresh_token',
  'client_credentials',
  DEVICE_CODE_GRANT,
  TOKEN_EXCHANGE_GRANT,
] as const;

const TOKEN_TYPE = 'urn:ietf:params:oauth:token-type:';

const HEADERS_TOO_LARGE = { '431': problem('The URL and the headers are too long') };

const TOO_LATE = { '408': problem('The form did not arrive in time') };

const AWAY = {
  '503': {
    description: 'The database is unavailable. `Retry-After` contains the seconds to wait',
    content: { 'application/problem+json': PROBLEM, ...json(ref('OAuthError')) },
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  },
};

function operation(id: string, summary: string, rest: Omit<Operation, 'operationId' | 'summary'>): Operation {
  return {
    operationId: id,
    summary,
    tags: ['OAuth2'],
    security: [],
    ...rest,
    responses: {
      ...rest.responses,
      ...(rest.requestBody === undefined ? {} : TOO_LATE),
      ...HEADERS_TOO_LARGE,
      ...AWAY,
    },
  };
}

/** Named schemas of these endpoints. */
export const PROVIDER_SCHEMAS = {
  OAuthError: members(OAUTH_ERROR, ['error']),
  /** A problem document (RFC 9457) that also has the members of RFC 6749 §5.2. */
  OAuthProblem: members(
    {
      type: text('Always `about:blank`'),
      title: text('The HTTP status text'),
      status: { type: 'integer' },
      detail: text('What went wrong'),
      code: text('The same as `error`'),
      requestId: text('The reference that the log contains too'),
      ...OAUTH_ERROR,
    },
    ['type', 'title', 'status', 'detail', 'code', 'requestId', 'error'],
  ),
  ProviderMetadata: { type: 'object', required: ['issuer'] },
  AuthorizationForm: members(AUTHORIZATION, AUTHORIZATION_REQUIRED),
  PushedAuthorizationForm: members({ ...AUTHORIZATION, ...CLIENT_MEMBERS }, AUTHORIZATION_REQUIRED),
  PushedAuthorizationResponse: members(
    {
      request_uri: text('Works once and for a minute'),
      expires_in: { type: 'integer', description: 'Seconds' },
    },
    ['request_uri', 'expires_in'],
  ),
  TokenForm: members(
    {
      grant_type: { type: 'string', enum: [...GRANT_TYPES] },
      code: text('The code. Works once and for a minute'),
      redirect_uri: text('The redirect URI that received the code'),
      code_verifier: text('The value from which `code_challenge` was computed'),
      refresh_token: text('A refresh token. The response contains a new one'),
      device_code: text('The device code. Poll until the user has decided'),
      scope: text('A subset of what was granted, for a refresh. Scopes of its APIs, for a machine'),
      resource: text('The API that the access token is for (RFC 8707)'),
      audience: text('For token exchange: the same as `resource`'),
      subject_token: text('For token exchange: the token to exchange (RFC 8693)'),
      subject_token_type: text(
        `\`${TOKEN_TYPE}access_token\` of this issuer, or \`${TOKEN_TYPE}jwt\` of a workload`,
      ),
      actor_token: text(
        'For token exchange: a token of the client itself, or of the workload that authenticates it',
      ),
      actor_token_type: text('As `subject_token_type`'),
      requested_token_type: text(`\`${TOKEN_TYPE}access_token\` (default) or \`${TOKEN_TYPE}jwt\``),
      ...CLIENT_MEMBERS,
    },
    ['grant_type'],
  ),
  TokenResponse: members(
    {
      access_token: text('Opaque, or a JWT if the API uses them (RFC 9068)'),
      token_type: { type: 'string', enum: ['Bearer', 'DPoP'] },
      issued_token_type: text('After token exchange: the type that was requested'),
      expires_in: { type: 'integer', description: 'Seconds' },
      id_token: text('With `openid`'),
      refresh_token: text('With `offline_access`'),
      scope: text('What was granted'),
    },
    ['access_token', 'token_type', 'expires_in'],
  ),
  DeviceAuthorizationForm: members({
    scope: AUTHORIZATION.scope ?? {},
    resource: AUTHORIZATION.resource ?? {},
    max_age: AUTHORIZATION.max_age ?? {},
    ...CLIENT_MEMBERS,
  }),
  DeviceAuthorizationResponse: members(
    {
      device_code: text('Known to the device only'),
      user_code: text('What the user enters, such as `BCDF-GHJK`'),
      verification_uri: text('Where the user enters it'),
      verification_uri_complete: text('The same with the code, for a QR code'),
      expires_in: { type: 'integer', description: 'Seconds' },
      interval: { type: 'integer', description: 'Minimum seconds between two polls' },
    },
    ['device_code', 'user_code', 'verification_uri', 'expires_in'],
  ),
  UserInfo: members({ sub: text('The user') }, ['sub']),
  JwkSet: members({ keys: { type: 'array', items: { type: 'object' } } }, ['keys']),
  /** Parameters of introspection and revocation. */
  TokenReferenceForm: members(
    {
      token: text('The token'),
      token_type_hint: text('`access_token` or `refresh_token`'),
      ...CLIENT_MEMBERS,
    },
    ['token'],
  ),
  IntrospectionResponse: members({ active: { type: 'boolean' } }, ['active']),
  EndSessionForm: members({
    id_token_hint: text('An ID token of the user, who is then signed out without a question'),
    client_id: text('The client, if no ID token is sent'),
    post_logout_redirect_uri: text('One of the registered redirect URIs, exactly'),
    state: text('Returned unchanged'),
  }),
};

/** The contract of the library's endpoints. A test compares it with the discovery document. */
export const PROVIDER_PATHS: Paths = {
  '/.well-known/openid-configuration': {
    get: operation('discoverOpenId', 'Get the OpenID provider metadata (OIDC Discovery 1.0)', {
      responses: {
        '200': {
          description: 'Metadata of the issuer',
          content: json(ref('ProviderMetadata')),
        },
      },
    }),
  },
  '/.well-known/oauth-authorization-server': {
    get: operation('discoverOAuth', 'Get the authorization server metadata (RFC 8414)', {
      responses: {
        '200': {
          description: 'Metadata of the issuer',
          content: json(ref('ProviderMetadata')),
        },
      },
    }),
  },
  [PROVIDER_ROUTES.authorization]: {
    get: operation(
      'authorize',
      'Authorization endpoint: an application sends the browser here to sign a user in',
      {
        parameters: Object.entries(AUTHORIZATION).map(([name, { description = '', ...schema }]) =>
          query(name, description, AUTHORIZATION_REQUIRED.includes(name), schema),
        ),
        responses: TO_BROWSER,
      },
    ),
    post: operation('authorizeByForm', 'The same with a form, which is redirected to GET', {
      requestBody: form('AuthorizationForm'),
      responses: { ...TO_BROWSER, ...FORM_REFUSALS },
    }),
  },
  [PROVIDER_ROUTES.pushed_authorization_request]: {
    post: operation('pushAuthorizationRequest', 'Pushed authorization request endpoint (RFC 9126)', {
      security: CLIENT,
      requestBody: form('PushedAuthorizationForm'),
      responses: {
        '201': {
          description: 'What the browser is sent with instead',
          content: json(ref('PushedAuthorizationResponse')),
        },
        '400': refused('The request is invalid', 'invalid_request'),
        '401': refused('Client authentication failed', 'invalid_client'),
        ...SLOWED_DOWN,
      },
    }),
  },
  [PROVIDER_ROUTES.token]: {
    post: operation(
      'redeem',
      'Token endpoint: issues tokens for a code, a refresh token, a device code or client credentials',
      {
        security: CLIENT,
        requestBody: form('TokenForm'),
        responses: {
          '200': {
            description: 'Tokens',
            content: json(ref('TokenResponse')),
          },
          '400': refused('The code, the token or the request is invalid', 'invalid_grant'),
          '401': refused('Client authentication failed', 'invalid_client'),
          ...SLOWED_DOWN,
        },
      },
    ),
  },
  [PROVIDER_ROUTES.device_authorization]: {
    post: operation(
      'authorizeDevice',
      'Device authorization endpoint: starts the sign-in of a device without a browser (RFC 8628)',
      {
        security: CLIENT,
        requestBody: form('DeviceAuthorizationForm'),
        responses: {
          '200': {
            description: 'What the device shows, and the code with which it polls the token endpoint',
            content: json(ref('DeviceAuthorizationResponse')),
          },
          '400': refused('The request is invalid', 'invalid_request'),
          '401': refused('Client authentication failed', 'invalid_client'),
          ...SLOWED_DOWN,
        },
      },
    ),
  },
  [PROVIDER_ROUTES.userinfo]: {
    get: operation(
      'getUserinfo',
      'Userinfo endpoint: returns the claims that the scopes of an access token grant',
      {
        security: [{ oauthAccessToken: [] }],
        responses: {
          '200': {
            description: 'Claims',
            content: json(ref('UserInfo')),
          },
          '400': refused('The token is missing, or was sent in more than one way', 'invalid_request'),
          '401': refused('The token is invalid or expired', 'invalid_token'),
        },
      },
    ),
    post: operation('postUserinfo', 'The same with POST (OpenID Connect Core §5.3.1)', {
      security: [{ oauthAccessToken: [] }],
      responses: {
        '200': {
          description: 'Claims',
          content: json(ref('UserInfo')),
        },
        '400': refused('The token is missing, or was sent in more than one way', 'invalid_request'),
        '401': refused('The token is invalid or expired', 'invalid_token'),
      },
    }),
  },
  [PROVIDER_ROUTES.jwks]: {
    get: operation('getJwks', "Get the public keys that verify this issuer's signatures (RFC 7517)", {
      responses: {
        '200': {
          description: 'Current, next and retired keys',
          content: {
            'application/jwk-set+json': {
              schema: ref('JwkSet'),
            },
          },
        },
      },
    }),
  },
  [PROVIDER_ROUTES.introspection]: {
    post: operation(
      'introspect',
      'Introspection endpoint: returns whether an opaque token is active, and its properties (RFC 7662)',
      {
        security: CLIENT,
        requestBody: form('TokenReferenceForm'),
        responses: {
          '200': {
            description: 'What the requesting client may know',
            content: json(ref('IntrospectionResponse')),
          },
          '400': refused('The request is invalid', 'invalid_request'),
          '401': refused('Client authentication failed', 'invalid_client'),
          ...SLOWED_DOWN,
        },
      },
    ),
  },
  [PROVIDER_ROUTES.revocation]: {
    post: operation(
      'revoke',
      'Revokes a token. A refresh token also revokes everything issued from the same sign-in (RFC 7009)',
      {
        security: CLIENT,
        requestBody: form('TokenReferenceForm'),
        responses: {
          '200': { description: 'The token is revoked on every replica, or never existed' },
          '400': refused('The request is invalid', 'invalid_request'),
          '401': refused('Client authentication failed', 'invalid_client'),
          ...SLOWED_DOWN,
        },
      },
    ),
  },
  [PROVIDER_ROUTES.end_session]: {
    get: operation(
      'endSession',
      'End-session endpoint: an application sends the browser here to sign a user out',
      {
        parameters: [
          query('id_token_hint', 'An ID token of the user, who is then signed out without a question'),
          query('client_id', 'The client, if no ID token is sent'),
          query('post_logout_redirect_uri', 'One of the registered redirect URIs, exactly'),
          query('state', 'Returned unchanged'),
        ],
        responses: {
          '200': {
            description: 'A form that submits itself',
            content: { 'text/html': { schema: { type: 'string' } } },
          },
          ...TO_BROWSER,
        },
      },
    ),
    post: operation('endSessionByForm', 'The same with a form, which is redirected to GET', {
      requestBody: form('EndSessionForm'),
      responses: { ...TO_BROWSER, ...FORM_REFUSALS },
    }),
  },
};

/** Client authentication at these endpoints. */
export const PROVIDER_SECURITY = {
  oauthClientBasic: {
    type: 'http',
    scheme: 'basic',
    description: 'client_id and client_secret, each form-encoded (RFC 6749 §2.3.1)',
  },
  oauthAccessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token from the token endpoint',
  },
} as const;
