import { DEVICE_CODE_GRANT } from '@gatehouse/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { PROVIDER_ROUTES } from './provider/paths.js';

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
  error_description: text('A sentence for whoever develops the client'),
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

/** An object of these members, of which some are required. */
const members = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object' as const,
  ...(required.length > 0 && { required: [...required] }),
  properties,
});

const CLIENT: Record<string, string[]>[] = [{ oauthClientBasic: [] }, {}];
const CLIENT_MEMBERS = {
  client_id: text('Of a client that sends its secret in the body, or has none'),
  client_secret: text('Of a client registered with `client_secret_post`'),
  client_assertion_type: text(
    '`urn:ietf:params:oauth:client-assertion-type:jwt-bearer` with `private_key_jwt`',
  ),
  client_assertion: text('A JWT that the client signed, for this issuer, once (RFC 7523)'),
};

const AUTHORIZATION: Record<string, { type: string; description?: string; enum?: string[] }> = {
  response_type: { type: 'string', description: 'Always `code`', enum: ['code'] },
  client_id: text('The client'),
  redirect_uri: text('One of the registered addresses, exactly'),
  scope: text('Separated by spaces, e.g. `openid profile email tenant`'),
  state: text('Comes back unchanged; ties the answer to the browser that asked'),
  nonce: text('Comes back in the ID token'),
  code_challenge: text('SHA-256 of the `code_verifier`, in base64url without padding'),
  code_challenge_method: { type: 'string', description: 'Always `S256`', enum: ['S256'] },
  prompt: text('`none`, `login`, `consent` or `select_account`'),
  max_age: text('Seconds since the last sign-in at most'),
  login_hint: text('What to fill into the email field'),
  resource: text('An API that the application wants to call (RFC 8707); may come more than once'),
  acr_values: text(
    'How sure the sign-in should be, e.g. `urn:gatehouse:aal2`; the ID token says what it was',
  ),
  response_mode: {
    type: 'string',
    description: 'How the answer comes back; `query` by default',
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
      'On to the sign-in page, back to the application with `code`, `state` and `iss` or `error`, or to the error ' +
      'page where the application can’t be trusted with it',
    headers: { Location: { schema: { type: 'string' } } },
    // A line for whoever does not follow it. Source: RFC 9110 §15.4.4.
    content: {
      'text/html': { schema: { type: 'string' } },
      'text/plain': { schema: { type: 'string' } },
    },
  },
  '400': {
    description: 'The request can’t be answered by sending the browser back, and no page was asked for',
    content: { 'application/problem+json': { schema: ref('OAuthProblem') }, ...json(ref('OAuthError')) },
  },
};

/** What a form may be refused for before it is read. */
const FORM_REFUSALS = {
  '413': problem('The form is too long'),
  '415': problem('The form is not `application/x-www-form-urlencoded`'),
};

const SLOWED_DOWN = {
  '429': {
    ...refused(
      'Too many wrong secrets from this network; `Retry-After` says how many seconds to wait',
      'invalid_client',
    ),
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  },
};

const GRANT_TYPES = ['authorization_code', 'refresh_token', 'client_credentials', DEVICE_CODE_GRANT] as const;

const HEADERS_TOO_LARGE = { '431': problem('The address and the headers are too long') };

const TOO_LATE = { '408': problem('The form did not arrive in time') };

const AWAY = {
  '503': {
    description: 'The database is away; `Retry-After` says how many seconds to wait',
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

/** The schemas of these endpoints, which the contract names once each. */
export const PROVIDER_SCHEMAS = {
  OAuthError: members(OAUTH_ERROR, ['error']),
  /** A problem document (RFC 9457) with the members of RFC 6749 §5.2 beside its own. */
  OAuthProblem: members(
    {
      type: text('Always `about:blank`'),
      title: text('The status in words'),
      status: { type: 'integer' },
      detail: text('What went wrong'),
      code: text('The same as `error`'),
      requestId: text('The reference, which the log has too'),
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
      code: text('The code; works once and for a minute'),
      redirect_uri: text('The address that the code came to'),
      code_verifier: text('What `code_challenge` was made from'),
      refresh_token: text('A refresh token; a new one comes with the answer'),
      device_code: text('What the device got, asked for again until its person has answered'),
      scope: text('Of what was granted, for a refresh that asks for less; of its APIs, for a machine'),
      resource: text('The API that the access token is for (RFC 8707)'),
      ...CLIENT_MEMBERS,
    },
    ['grant_type'],
  ),
  TokenResponse: members(
    {
      access_token: text('Opaque, or a JWT where the API takes them (RFC 9068)'),
      token_type: { type: 'string', enum: ['Bearer', 'DPoP'] },
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
      device_code: text('Known to the device alone'),
      user_code: text('What the person types, such as `BCDF-GHJK`'),
      verification_uri: text('Where they type it'),
      verification_uri_complete: text('The same with the code, for a QR code'),
      expires_in: { type: 'integer', description: 'Seconds' },
      interval: { type: 'integer', description: 'Seconds between two questions' },
    },
    ['device_code', 'user_code', 'verification_uri', 'expires_in'],
  ),
  UserInfo: members({ sub: text('The person') }, ['sub']),
  JwkSet: members({ keys: { type: 'array', items: { type: 'object' } } }, ['keys']),
  /** What introspection and revocation ask about. */
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
    id_token_hint: text('An ID token of the person: they are signed out without a question'),
    client_id: text('The client, where no ID token is sent'),
    post_logout_redirect_uri: text('One of the registered addresses, exactly'),
    state: text('Comes back unchanged'),
  }),
};

/** The endpoints that the provider library answers, as the contract has them; held against discovery by a test. */
export const PROVIDER_PATHS: Paths = {
  '/.well-known/openid-configuration': {
    get: operation('discoverOpenId', 'What this issuer is and can do (OIDC Discovery 1.0)', {
      responses: {
        '200': {
          description: 'Metadata of the issuer',
          content: json(ref('ProviderMetadata')),
        },
      },
    }),
  },
  '/.well-known/oauth-authorization-server': {
    get: operation('discoverOAuth', 'What this issuer is and can do (RFC 8414)', {
      responses: {
        '200': {
          description: 'Metadata of the issuer',
          content: json(ref('ProviderMetadata')),
        },
      },
    }),
  },
  [PROVIDER_ROUTES.authorization]: {
    get: operation('authorize', 'Where an application sends a browser to sign its person in', {
      parameters: Object.entries(AUTHORIZATION).map(([name, { description = '', ...schema }]) =>
        query(name, description, AUTHORIZATION_REQUIRED.includes(name), schema),
      ),
      responses: TO_BROWSER,
    }),
    post: operation('authorizeByForm', 'The same by a form, which is sent on by GET', {
      requestBody: form('AuthorizationForm'),
      responses: { ...TO_BROWSER, ...FORM_REFUSALS },
    }),
  },
  [PROVIDER_ROUTES.pushed_authorization_request]: {
    post: operation(
      'pushAuthorizationRequest',
      'Takes what an application asks for from its server (RFC 9126)',
      {
        security: CLIENT,
        requestBody: form('PushedAuthorizationForm'),
        responses: {
          '201': {
            description: 'What the browser is sent with instead',
            content: json(ref('PushedAuthorizationResponse')),
          },
          '400': refused('The request is not valid', 'invalid_request'),
          '401': refused('The client did not prove itself', 'invalid_client'),
          ...SLOWED_DOWN,
        },
      },
    ),
  },
  [PROVIDER_ROUTES.token]: {
    post: operation('redeem', 'Gives tokens for a code, a refresh token, a device, or a machine itself', {
      security: CLIENT,
      requestBody: form('TokenForm'),
      responses: {
        '200': {
          description: 'Tokens',
          content: json(ref('TokenResponse')),
        },
        '400': refused('The code, the token or the request is not valid', 'invalid_grant'),
        '401': refused('The client did not prove itself', 'invalid_client'),
        ...SLOWED_DOWN,
      },
    }),
  },
  [PROVIDER_ROUTES.device_authorization]: {
    post: operation('authorizeDevice', 'Begins the sign-in of a device without a browser (RFC 8628)', {
      security: CLIENT,
      requestBody: form('DeviceAuthorizationForm'),
      responses: {
        '200': {
          description: 'What the device shows, and what it asks the token endpoint with',
          content: json(ref('DeviceAuthorizationResponse')),
        },
        '400': refused('The request is not valid', 'invalid_request'),
        '401': refused('The client did not prove itself', 'invalid_client'),
        ...SLOWED_DOWN,
      },
    }),
  },
  [PROVIDER_ROUTES.userinfo]: {
    get: operation('getUserinfo', 'The claims that the scopes of an access token open', {
      security: [{ oauthAccessToken: [] }],
      responses: {
        '200': {
          description: 'Claims',
          content: json(ref('UserInfo')),
        },
        '400': refused('The token is missing, or given in more than one way', 'invalid_request'),
        '401': refused('The token is not valid (any more)', 'invalid_token'),
      },
    }),
    post: operation('postUserinfo', 'The same by POST (OpenID Connect Core §5.3.1)', {
      security: [{ oauthAccessToken: [] }],
      responses: {
        '200': {
          description: 'Claims',
          content: json(ref('UserInfo')),
        },
        '400': refused('The token is missing, or given in more than one way', 'invalid_request'),
        '401': refused('The token is not valid (any more)', 'invalid_token'),
      },
    }),
  },
  [PROVIDER_ROUTES.jwks]: {
    get: operation('getJwks', 'The keys that verify what this issuer signs (RFC 7517)', {
      responses: {
        '200': {
          description: 'Keys: those that sign, will sign and did sign',
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
    post: operation('introspect', 'Whether an opaque token is alive, and what it stands for (RFC 7662)', {
      security: CLIENT,
      requestBody: form('TokenReferenceForm'),
      responses: {
        '200': {
          description: 'What the asking client may know',
          content: json(ref('IntrospectionResponse')),
        },
        '400': refused('The request is not valid', 'invalid_request'),
        '401': refused('The client did not prove itself', 'invalid_client'),
        ...SLOWED_DOWN,
      },
    }),
  },
  [PROVIDER_ROUTES.revocation]: {
    post: operation(
      'revoke',
      'Ends a token; a refresh token takes with it all that came of its sign-in (RFC 7009)',
      {
        security: CLIENT,
        requestBody: form('TokenReferenceForm'),
        responses: {
          '200': { description: 'It is dead, on every replica, or never lived' },
          '400': refused('The request is not valid', 'invalid_request'),
          '401': refused('The client did not prove itself', 'invalid_client'),
          ...SLOWED_DOWN,
        },
      },
    ),
  },
  [PROVIDER_ROUTES.end_session]: {
    get: operation('endSession', 'Where an application sends a browser to sign its person out', {
      parameters: [
        query('id_token_hint', 'An ID token of the person: they are signed out without a question'),
        query('client_id', 'The client, where no ID token is sent'),
        query('post_logout_redirect_uri', 'One of the registered addresses, exactly'),
        query('state', 'Comes back unchanged'),
      ],
      responses: {
        '200': {
          description: 'A form that submits itself',
          content: { 'text/html': { schema: { type: 'string' } } },
        },
        ...TO_BROWSER,
      },
    }),
    post: operation('endSessionByForm', 'The same by a form, which is sent on by GET', {
      requestBody: form('EndSessionForm'),
      responses: { ...TO_BROWSER, ...FORM_REFUSALS },
    }),
  },
};

/** How clients prove themselves to these endpoints. */
export const PROVIDER_SECURITY = {
  oauthClientBasic: {
    type: 'http',
    scheme: 'basic',
    description: 'client_id and client_secret, each form-encoded (RFC 6749 §2.3.1)',
  },
  oauthAccessToken: { type: 'http', scheme: 'bearer', description: 'An access token of the token endpoint' },
} as const;
