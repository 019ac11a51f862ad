import type { WizardProvider } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { DrawnScreen, GuideValue } from '../set-up-guides/drawn-screen';

type GuideTexts = Translate<typeof import('./texts/guides/en').default>;

/** Directories that push users with SCIM. Each has a guide; `other` stands for every other client. */
export const DIRECTORY_CLIENTS = [
  'entra',
  'okta',
  'google',
  'onelogin',
  'jumpcloud',
  'pingone',
  'other',
] as const;
export type DirectoryClient = (typeof DIRECTORY_CLIENTS)[number];

/** Null: the catalogue names it. */
export const CLIENT_NAMES: Record<DirectoryClient, string | null> = {
  entra: 'Microsoft Entra ID',
  okta: 'Okta',
  google: 'Google Workspace',
  onelogin: 'OneLogin',
  jumpcloud: 'JumpCloud',
  pingone: 'PingOne',
  other: null,
};

/** What the other side enters. The token is null after it was shown once. */
export interface ScimCredentials {
  /** Base URL, without a slash at its end. */
  address: string;
  token: string | null;
}

/** What the other side enters instead of a token, beside the secret, which is shown once. */
export interface ClientCredentials {
  address: string;
  tokenUrl: string;
  /** Null before there is a client. */
  clientId: string | null;
}

export interface DirectoryGuide {
  /** Where the directory keeps it, in its English console. */
  where: string;
  /** What this directory cannot do; null if it can do everything. */
  limit: string | null;
  steps: readonly string[];
  values: readonly GuideValue[];
  picture: DrawnScreen;
}

/** The guide that fits the identity provider of a connection. */
export function clientOf(provider: WizardProvider | null): DirectoryClient {
  return (provider && CLIENT_OF[provider]) ?? 'other';
}

const CLIENT_OF: Partial<Record<WizardProvider, DirectoryClient>> = {
  microsoft: 'entra',
  entra: 'entra',
  okta: 'okta',
  google: 'google',
  'google-workspace': 'google',
  onelogin: 'onelogin',
  jumpcloud: 'jumpcloud',
  pingone: 'pingone',
};

export function readDirectoryClient(value: string | null): DirectoryClient | null {
  return DIRECTORY_CLIENTS.find((known) => known === value) ?? null;
}

interface Described {
  where: string;
  limit?: string;
  steps: readonly string[];
  /** Names of the fields that take the address and the token. */
  address: string;
  token: string;
  /** Names of the fields for an OAuth client, where this directory supports one for every application. */
  oauth?: {
    method?: readonly [label: string, value: string];
    tokenUrl: string;
    clientId: string;
    secret: string;
  };
  /** Other fields with the value that each needs. */
  fixed?: readonly (readonly [label: string, value: string])[];
  picture: Omit<DrawnScreen, 'fields'> & {
    /** Labels in their order on the screen. */
    fields: readonly string[];
  };
}

/** The set-up at the directory, step by step, with this connection's address. */
export function directoryGuideOf(
  client: DirectoryClient,
  credentials: ScimCredentials,
  t: GuideTexts,
): DirectoryGuide {
  const { where, limit = null, steps, address, token, fixed = [], picture } = GUIDES[client](t);
  const marks: Record<string, string> = { [address]: '1', [token]: '2' };
  return {
    where,
    limit,
    steps,
    values: [
      { label: address, value: credentials.address, mark: '1' },
      credentials.token
        ? { label: token, value: credentials.token, mark: '2' }
        : { label: token, value: t('tokenShownOnce'), mark: '2', isHint: true },
      ...fixed.map(([label, value]) => ({ label, value })),
    ],
    picture: {
      ...picture,
      fields: picture.fields.map((label) => ({ label, ...(marks[label] && { mark: marks[label] }) })),
    },
  };
}

/** The values for an OAuth client; null if this directory takes bearer tokens alone. */
export function clientValuesOf(
  client: DirectoryClient,
  { address, tokenUrl, clientId }: ClientCredentials,
  t: GuideTexts,
): GuideValue[] | null {
  const { oauth, address: addressLabel } = GUIDES[client](t);
  if (!oauth) return null;
  const hint = { value: t('tokenShownOnce'), isHint: true };
  return [
    ...(oauth.method ? [{ label: oauth.method[0], value: oauth.method[1] }] : []),
    { label: addressLabel, value: address },
    { label: oauth.tokenUrl, value: tokenUrl },
    { label: oauth.clientId, ...(clientId === null ? hint : { value: clientId }) },
    { label: oauth.secret, ...hint },
  ];
}

/** Names of menus, tabs and fields are those of the directory's English console. */
const GUIDES: Record<DirectoryClient, (t: GuideTexts) => Described> = {
  entra: (t) => ({
    where: 'Microsoft Entra admin center → Entra ID → Enterprise apps',
    steps: [
      t('entraApp', {
        one: 'New application',
        two: 'Create your own application',
        three: "Integrate any other application you don't find in the gallery (Non-gallery)",
      }),
      t('entraConnect', { one: 'Provisioning', two: 'Connect your application', test: 'Test connection' }),
      t('entraMapping', { section: 'Attribute mapping', target: 'externalId', source: 'objectId' }),
      t('assignAndStart', { tab: 'Users and groups', button: 'Start provisioning' }),
    ],
    address: 'Tenant URL',
    token: 'Secret token',
    oauth: {
      method: ['Select authentication method', 'OAuth2 client credentials grant'],
      tokenUrl: 'Token Endpoint',
      clientId: 'Client Identifier',
      secret: 'Client Secret',
    },
    picture: {
      console: 'Microsoft Entra admin center',
      color: '#0078d4',
      menu: 'side',
      entries: ['Overview', 'Properties', 'Users and groups', 'Provisioning'],
      entry: 'Provisioning',
      title: 'New provisioning configuration',
      fields: ['Tenant URL', 'Secret token'],
      button: 'Test connection',
    },
  }),
  okta: (t) => ({
    where: 'Okta Admin Console → Applications → Applications',
    limit: t('oktaLimit'),
    steps: [
      t('oktaEnable', { tab: 'General', section: 'App Settings', option: 'SCIM' }),
      t('enterOnTab', { tab: 'Provisioning', section: 'Integration', test: 'Test Connector Configuration' }),
      t('oktaToApp', {
        section: 'To App',
        one: 'Create Users',
        two: 'Update User Attributes',
        three: 'Deactivate Users',
      }),
      t('assignUsersAndGroups', { users: 'Assignments', groups: 'Push Groups' }),
    ],
    address: 'SCIM connector base URL',
    token: 'Authorization (Bearer)',
    fixed: [
      ['Unique identifier field for users', 'userName'],
      ['Supported provisioning actions', 'Push New Users, Push Profile Updates, Push Groups'],
      ['Authentication Mode', 'HTTP Header'],
    ],
    picture: {
      console: 'Okta Admin Console',
      color: '#007dc1',
      menu: 'side',
      entries: ['Directory', 'Customizations', 'Applications', 'Security'],
      entry: 'Applications',
      title: 'SCIM Connection',
      tabs: ['General', 'Sign On', 'Provisioning', 'Push Groups'],
      tab: 2,
      fields: [
        'SCIM connector base URL',
        'Unique identifier field for users',
        'Authentication Mode',
        'Authorization (Bearer)',
      ],
      button: 'Save',
    },
  }),
  google: (t) => ({
    where: 'Google Admin console → Apps → Web and mobile apps',
    limit: t('googleLimit'),
    steps: [
      t('googleOpen', { section: 'Autoprovisioning', button: 'Configure autoprovisioning' }),
      t('googleEnter'),
      t('googleScope', { page: 'Provisioning scope' }),
      t('googleStart', { section: 'Autoprovisioning', state: 'Active' }),
    ],
    address: 'Endpoint URL',
    token: 'Access token',
    picture: {
      console: 'Google Admin',
      color: '#1a73e8',
      menu: 'side',
      entries: ['Directory', 'Devices', 'Apps', 'Security'],
      entry: 'Apps',
      title: 'Autoprovisioning',
      fields: ['Access token', 'Endpoint URL'],
      button: 'Continue',
    },
  }),
  onelogin: (t) => ({
    where: 'OneLogin Administration → Applications → Applications',
    steps: [
      t('addApp', { button: 'Add App', app: 'SCIM Provisioner with SAML (SCIM v2 Enterprise)' }),
      t('oneLoginEnter', { tab: 'Configuration', section: 'API Connection', button: 'Enable' }),
      t('oneLoginName', { tab: 'Parameters', field: 'scimusername', value: 'Email' }),
      t('oneLoginStart', { tab: 'Provisioning', option: 'Enable provisioning' }),
    ],
    address: 'SCIM Base URL',
    token: 'SCIM Bearer Token',
    picture: {
      console: 'OneLogin Administration',
      color: '#1c1f2a',
      menu: 'top',
      entries: ['Users', 'Applications', 'Devices', 'Authentication'],
      entry: 'Applications',
      title: 'SCIM Provisioner with SAML',
      tabs: ['Info', 'Configuration', 'Parameters', 'Provisioning'],
      tab: 1,
      fields: ['SCIM Base URL', 'SCIM JSON Template', 'SCIM Bearer Token'],
      button: 'Save',
    },
  }),
  jumpcloud: (t) => ({
    where: 'JumpCloud Admin Portal → User Authentication → SSO Applications',
    steps: [
      t('jumpCloudOpen', {
        button: 'Add New Application',
        app: 'Custom Application',
        option: 'Export users to this app (Identity Management)',
      }),
      t('jumpCloudEnter', { tab: 'Identity Management', field: 'Test User Email' }),
      t('jumpCloudStart', {
        test: 'Test Connection',
        option: 'Enable management of User Groups and Group Membership in this application',
        button: 'Activate',
      }),
      t('assignOnTab', { tab: 'User Groups' }),
    ],
    address: 'Base URL',
    token: 'Token Key',
    fixed: [['SCIM Version', 'SCIM 2.0']],
    picture: {
      console: 'JumpCloud Admin Portal',
      color: '#202d38',
      menu: 'side',
      entries: ['User Management', 'User Authentication', 'SSO Applications', 'Security'],
      entry: 'SSO Applications',
      title: 'Configuration Settings',
      tabs: ['General Info', 'SSO', 'Identity Management', 'User Groups'],
      tab: 2,
      fields: ['SCIM Version', 'Base URL', 'Token Key', 'Test User Email'],
      button: 'Activate',
    },
  }),
  pingone: (t) => ({
    where: 'PingOne Administration → Integrations → Provisioning',
    steps: [
      t('pingOneOpen', { button: '+', one: 'New connection', two: 'Identity Store', three: 'SCIM Outbound' }),
      t('pingOneEnter', { page: 'Configure authentication', test: 'Test connection' }),
      t('pingOneRule', { tab: 'Rules', target: 'externalId', source: 'User ID' }),
      t('pingOneStart'),
    ],
    address: 'SCIM base URL',
    token: 'OAuth Access Token',
    oauth: {
      method: ['Authentication method', 'OAuth 2 Client Credentials'],
      tokenUrl: 'OAuth Token Request',
      clientId: 'OAuth Client ID',
      secret: 'OAuth Client Secret',
    },
    fixed: [
      ['Users resource', '/Users'],
      ['Groups Resource', '/Groups'],
      ['SCIM version', '2.0'],
      ['Authentication method', 'OAuth 2 Bearer Token'],
      ['Auth Type Header', 'Bearer'],
    ],
    picture: {
      console: 'PingOne Administration',
      color: '#b3282d',
      menu: 'side',
      entries: ['Directory', 'Applications', 'Authentication', 'Integrations'],
      entry: 'Integrations',
      title: 'Configure authentication',
      fields: ['SCIM base URL', 'Users resource', 'Authentication method', 'OAuth Access Token'],
      button: 'Next',
    },
  }),
  other: (t) => ({
    where: t('otherWhere'),
    steps: [t('otherOpen'), t('otherEnter'), t('otherName'), t('otherStart')],
    address: t('baseUrl'),
    token: t('bearerToken'),
    oauth: { tokenUrl: t('tokenUrl'), clientId: t('clientId'), secret: t('clientSecret') },
    fixed: [
      [t('version'), 'SCIM 2.0'],
      [t('authentication'), 'Authorization: Bearer'],
    ],
    picture: {
      console: 'Identity provider',
      color: '#5b6472',
      menu: 'side',
      entries: ['Users', 'Groups', 'Applications', 'Settings'],
      entry: 'Applications',
      title: 'Provisioning',
      fields: [t('baseUrl'), t('bearerToken')],
      button: 'Save',
    },
  }),
};

/** The guide with the token to copy, while it can be read. */
export function withToken(guide: DirectoryGuide, token: string | null): DirectoryGuide {
  if (!token) return guide;
  const values = guide.values.map((row) =>
    row.isHint ? { label: row.label, value: token, ...(row.mark && { mark: row.mark }) } : row,
  );
  return { ...guide, values };
}
