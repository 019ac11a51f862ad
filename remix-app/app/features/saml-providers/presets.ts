import type { SamlNameIdFormat } from '@gatehouse/contracts';
import type { NameFormat, PlainSource } from './labels';

/** One line of a mapping. */
export interface AttributeRow {
  name: string;
  source: PlainSource;
  name_format: NameFormat;
}

/** A value that differs between customers of a product. Also the key of its label. */
export type Variable =
  | 'account'
  | 'connection'
  | 'customer'
  | 'enterprise'
  | 'group'
  | 'host'
  | 'instance'
  | 'module'
  | 'organization'
  | 'subdomain'
  | 'workspace';

/** An application: its NameID format, its attributes, and where its administrator enters the values. */
export interface Preset {
  key: string;
  /** A brand, the same in every language; null for an application that is not in this list. */
  label: string | null;
  /** Its file in `public/marks`; null where the brand publishes none that may be used. */
  mark: string | null;
  /** Key of the text that says what it is. */
  about: Category;
  nameIdFormat: SamlNameIdFormat;
  attributes: readonly AttributeRow[];
  /** With variables in braces, where `isPattern`; else an example. */
  entityId: string;
  acsUrl: string;
  /** Whether entity ID and ACS URL follow from the variables: then nothing else has to be entered. */
  isPattern: boolean;
  /** An example of each variable of the patterns. */
  variables: Partial<Record<Variable, string>>;
  /** Where its own administrator finds and enters the values, as its menus are labelled. */
  path: string | null;
  /** The public document that its values were checked against; null where none was found. */
  source: string | null;
  /** Key of what else its administrator should know. */
  hint:
    | `${'aws' | 'salesforce' | 'zoom' | 'servicenow' | 'zendesk' | 'tableau' | 'newrelic' | 'generic'}Hint`
    | null;
}

type Category =
  | 'cloud'
  | 'communication'
  | 'data'
  | 'design'
  | 'development'
  | 'documents'
  | 'files'
  | 'generic'
  | 'helpDesk'
  | 'humanResources'
  | 'monitoring'
  | 'projects'
  | 'sales';

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

const basic = (name: string, source: PlainSource): AttributeRow => ({
  name,
  source,
  name_format: 'basic',
});
const uri = (name: string, source: PlainSource): AttributeRow => ({
  name,
  source,
  name_format: 'uri',
});
const unspecified = (name: string, source: PlainSource): AttributeRow => ({
  name,
  source,
  name_format: 'unspecified',
});

/** As the documentation of each product has them. Most take the email address as NameID. */
export const PRESETS: readonly Preset[] = [
  {
    key: 'asana',
    label: 'Asana',
    mark: 'asana',
    about: 'projects',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email')],
    entityId: 'https://app.asana.com/',
    acsUrl: 'https://app.asana.com/-/saml/consume',
    isPattern: true,
    variables: {},
    path: 'Admin console > Security > SAML authentication',
    source: 'Microsoft Entra ID: Asana',
    hint: null,
  },
  {
    key: 'atlassian',
    label: 'Atlassian Cloud (Jira)',
    mark: 'atlassian',
    about: 'projects',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
      uri(`${CLAIMS}/name`, 'user_id'),
    ],
    entityId: 'https://auth.atlassian.com/saml/{connection}',
    acsUrl: 'https://auth.atlassian.com/login/callback?connection=saml-{connection}',
    isPattern: true,
    variables: { connection: '01234567-89ab-cdef-0123-456789abcdef' },
    path: 'admin.atlassian.com > Security > Identity providers > Set up SAML single sign-on',
    source: null,
    hint: null,
  },
  {
    key: 'aws',
    label: 'AWS IAM Identity Center',
    mark: null,
    about: 'cloud',
    nameIdFormat: 'email',
    attributes: [uri('https://aws.amazon.com/SAML/Attributes/AccessControl:Email', 'email')],
    entityId: 'https://eu-central-1.signin.aws.amazon.com/platform/saml/d-0123456789',
    acsUrl: 'https://eu-central-1.signin.aws.amazon.com/platform/saml/acs/0123abcd',
    isPattern: false,
    variables: {},
    path: 'IAM Identity Center > Settings > Identity source > External identity provider',
    source: null,
    hint: 'awsHint',
  },
  {
    key: 'box',
    label: 'Box',
    mark: 'box',
    about: 'files',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/emailaddress`, 'email'),
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
    ],
    entityId: 'box.net',
    acsUrl: 'https://sso.services.box.net/sp/ACS.saml2',
    isPattern: true,
    variables: {},
    path: 'Admin Console > Enterprise Settings > User Settings > Single Sign On',
    source: 'Microsoft Entra ID: Box',
    hint: null,
  },
  {
    key: 'cloudflare',
    label: 'Cloudflare Zero Trust',
    mark: 'cloudflare',
    about: 'cloud',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email'), basic('name', 'name')],
    entityId: 'https://{subdomain}.cloudflareaccess.com/cdn-cgi/access/callback',
    acsUrl: 'https://{subdomain}.cloudflareaccess.com/cdn-cgi/access/callback',
    isPattern: true,
    variables: { subdomain: 'yourteam' },
    path: 'Zero Trust > Settings > Authentication > Login methods > SAML',
    source: null,
    hint: null,
  },
  {
    key: 'datadog',
    label: 'Datadog',
    mark: 'datadog',
    about: 'monitoring',
    nameIdFormat: 'email',
    attributes: [uri('urn:oid:2.5.4.42', 'given_name'), uri('urn:oid:2.5.4.4', 'family_name')],
    entityId: 'https://{host}/account/saml/metadata.xml',
    acsUrl: 'https://{host}/account/saml/assertion',
    isPattern: true,
    variables: { host: 'app.datadoghq.com' },
    path: 'Organization Settings > Login Methods > SAML',
    source: null,
    hint: null,
  },
  {
    key: 'docusign',
    label: 'DocuSign',
    mark: null,
    about: 'documents',
    nameIdFormat: 'persistent',
    attributes: [
      uri(`${CLAIMS}/emailaddress`, 'email'),
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
    ],
    entityId: 'https://account.docusign.com/organizations/{organization}/saml2',
    acsUrl: 'https://account.docusign.com/organizations/{organization}/saml2/login/{connection}',
    isPattern: true,
    variables: {
      organization: '01234567-89ab-cdef-0123-456789abcdef',
      connection: 'fedcba98-7654-3210-fedc-ba9876543210',
    },
    path: 'DocuSign Admin > Identity Providers > Add Identity Provider',
    source: 'Microsoft Entra ID: DocuSign',
    hint: null,
  },
  {
    key: 'dropbox',
    label: 'Dropbox',
    mark: 'dropbox',
    about: 'files',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email')],
    entityId: 'Dropbox',
    acsUrl: 'https://www.dropbox.com/saml_login',
    isPattern: true,
    variables: {},
    path: 'Admin console > Settings > Single sign-on',
    source: null,
    hint: null,
  },
  {
    key: 'figma',
    label: 'Figma',
    mark: 'figma',
    about: 'design',
    nameIdFormat: 'email',
    attributes: [basic('displayName', 'name')],
    entityId: 'https://www.figma.com/saml/{customer}',
    acsUrl: 'https://www.figma.com/saml/{customer}/consume',
    isPattern: true,
    variables: { customer: '123456789123456789' },
    path: 'Admin > Settings > Login and provisioning > SAML SSO',
    source: 'Microsoft Entra ID: Figma',
    hint: null,
  },
  {
    key: 'freshworks',
    label: 'Freshdesk (Freshworks)',
    mark: null,
    about: 'helpDesk',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/emailaddress`, 'email'),
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
    ],
    entityId: 'https://{subdomain}.freshworks.com/sp/SAML/{module}/metadata',
    acsUrl: 'https://{subdomain}.freshworks.com/sp/SAML/{module}/callback',
    isPattern: true,
    variables: { subdomain: 'yourcompany', module: '123456789012345678' },
    path: 'Security > Agents > SSO login > SAML',
    source: null,
    hint: null,
  },
  {
    key: 'github',
    label: 'GitHub Enterprise',
    mark: 'github',
    about: 'development',
    nameIdFormat: 'persistent',
    attributes: [basic('emails', 'email'), basic('full_name', 'name')],
    entityId: 'https://github.com/enterprises/{enterprise}',
    acsUrl: 'https://github.com/enterprises/{enterprise}/saml/consume',
    isPattern: true,
    variables: { enterprise: 'yourcompany' },
    path: 'Enterprise settings > Authentication security > SAML single sign-on',
    source: 'GitHub Docs: SAML configuration reference',
    hint: null,
  },
  {
    key: 'gitlab',
    label: 'GitLab.com',
    mark: 'gitlab',
    about: 'development',
    nameIdFormat: 'persistent',
    attributes: [
      basic('email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityId: 'https://gitlab.com/groups/{group}',
    acsUrl: 'https://gitlab.com/groups/{group}/-/saml/callback',
    isPattern: true,
    variables: { group: 'yourgroup' },
    path: 'Group > Settings > SAML SSO',
    source: null,
    hint: null,
  },
  {
    key: 'hubspot',
    label: 'HubSpot',
    mark: 'hubspot',
    about: 'sales',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email')],
    entityId: 'https://api.hubspot.com/login-api/v1/saml/login?portalId={account}',
    acsUrl: 'https://api.hubspot.com/login-api/v1/saml/acs?portalId={account}',
    isPattern: true,
    variables: { account: '1234567' },
    path: 'Settings > Security > Single Sign-on (SSO)',
    source: 'Microsoft Entra ID: HubSpot',
    hint: null,
  },
  {
    key: 'miro',
    label: 'Miro',
    mark: 'miro',
    about: 'design',
    nameIdFormat: 'email',
    attributes: [
      basic('DisplayName', 'name'),
      basic('FirstName', 'given_name'),
      basic('LastName', 'family_name'),
    ],
    entityId: 'https://miro.com/',
    acsUrl: 'https://miro.com/sso/saml',
    isPattern: true,
    variables: {},
    path: 'Company settings > Security > SSO/SAML',
    source: null,
    hint: null,
  },
  {
    key: 'newrelic',
    label: 'New Relic',
    mark: 'newrelic',
    about: 'monitoring',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email')],
    entityId: 'rpm.newrelic.com',
    acsUrl: 'https://rpm.newrelic.com:443/accounts/{account}/sso/saml/finalize',
    isPattern: true,
    variables: { account: '1234567' },
    path: 'Account settings > Security and authentication > Single sign-on',
    source: 'Microsoft Entra ID: New Relic by Account',
    hint: 'newrelicHint',
  },
  {
    key: 'notion',
    label: 'Notion',
    mark: 'notion',
    about: 'documents',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email'), basic('firstName', 'given_name'), basic('lastName', 'family_name')],
    entityId: 'https://www.notion.so/sso/saml',
    acsUrl: 'https://www.notion.so/sso/saml/{workspace}',
    isPattern: true,
    variables: { workspace: '01234567-89ab-cdef-0123-456789abcdef' },
    path: 'Settings > Identity > SAML Single sign-on (SSO)',
    source: 'Microsoft Entra ID: Notion',
    hint: null,
  },
  {
    key: 'pagerduty',
    label: 'PagerDuty',
    mark: 'pagerduty',
    about: 'monitoring',
    nameIdFormat: 'email',
    attributes: [basic('Name', 'name')],
    entityId: 'https://{subdomain}.pagerduty.com',
    acsUrl: 'https://{subdomain}.pagerduty.com/sso/saml/consume',
    isPattern: true,
    variables: { subdomain: 'yourcompany' },
    path: 'Account Settings > Single Sign-on',
    source: null,
    hint: null,
  },
  {
    key: 'salesforce',
    label: 'Salesforce',
    mark: null,
    about: 'sales',
    nameIdFormat: 'unspecified',
    attributes: [
      basic('User.Username', 'email'),
      basic('User.Email', 'email'),
      basic('User.FirstName', 'given_name'),
      basic('User.LastName', 'family_name'),
    ],
    entityId: 'https://{subdomain}.my.salesforce.com',
    acsUrl: 'https://{subdomain}.my.salesforce.com',
    isPattern: true,
    variables: { subdomain: 'yourcompany' },
    path: 'Setup > Single Sign-On Settings > New from Metadata',
    source: null,
    hint: 'salesforceHint',
  },
  {
    key: 'sentry',
    label: 'Sentry',
    mark: 'sentry',
    about: 'monitoring',
    nameIdFormat: 'email',
    attributes: [
      basic('user_id', 'user_id'),
      basic('email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityId: 'https://sentry.io/saml/metadata/{organization}/',
    acsUrl: 'https://sentry.io/saml/acs/{organization}/',
    isPattern: true,
    variables: { organization: 'yourcompany' },
    path: 'Settings > Auth > SAML2',
    source: 'Microsoft Entra ID: Sentry',
    hint: null,
  },
  {
    key: 'servicenow',
    label: 'ServiceNow',
    mark: null,
    about: 'helpDesk',
    nameIdFormat: 'email',
    attributes: [
      basic('email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityId: 'https://{instance}.service-now.com',
    acsUrl: 'https://{instance}.service-now.com/navpage.do',
    isPattern: true,
    variables: { instance: 'yourcompany' },
    path: 'Multi-Provider SSO > Identity Providers',
    source: null,
    hint: 'servicenowHint',
  },
  {
    key: 'slack',
    label: 'Slack',
    mark: null,
    about: 'communication',
    nameIdFormat: 'persistent',
    attributes: [
      basic('User.Email', 'email'),
      basic('first_name', 'given_name'),
      basic('last_name', 'family_name'),
    ],
    entityId: 'https://slack.com',
    acsUrl: 'https://{workspace}.slack.com/sso/saml',
    isPattern: true,
    variables: { workspace: 'yourworkspace' },
    path: 'Workspace settings > Authentication > SAML authentication',
    source: 'Microsoft Entra ID: Slack',
    hint: null,
  },
  {
    key: 'snowflake',
    label: 'Snowflake',
    mark: 'snowflake',
    about: 'data',
    nameIdFormat: 'email',
    attributes: [basic('email', 'email')],
    entityId: 'https://{account}.snowflakecomputing.com',
    acsUrl: 'https://{account}.snowflakecomputing.com/fed/login',
    isPattern: true,
    variables: { account: 'yourorg-youraccount' },
    path: null,
    source: 'Microsoft Entra ID: Snowflake',
    hint: null,
  },
  {
    key: 'tableau',
    label: 'Tableau Cloud',
    mark: null,
    about: 'data',
    nameIdFormat: 'email',
    attributes: [basic('Email', 'email'), basic('FirstName', 'given_name'), basic('LastName', 'family_name')],
    entityId: 'https://sso.online.tableau.com/public/sp/metadata?alias=01234567-89ab-cdef',
    acsUrl: 'https://sso.online.tableau.com/public/sp/SSO/01234567-89ab-cdef',
    isPattern: false,
    variables: {},
    path: 'Settings > Authentication > SAML',
    source: null,
    hint: 'tableauHint',
  },
  {
    key: 'workday',
    label: 'Workday',
    mark: null,
    about: 'humanResources',
    nameIdFormat: 'unspecified',
    attributes: [basic('email', 'email')],
    entityId: 'http://www.workday.com',
    acsUrl: 'https://{host}/{customer}/login-saml.htmld',
    isPattern: true,
    variables: { host: 'wd5.myworkday.com', customer: 'yourcompany' },
    path: 'Edit Tenant Setup – Security > SAML Setup',
    source: 'Microsoft Entra ID: Workday',
    hint: null,
  },
  {
    key: 'zendesk',
    label: 'Zendesk',
    mark: 'zendesk',
    about: 'helpDesk',
    nameIdFormat: 'email',
    attributes: [
      uri(`${CLAIMS}/givenname`, 'given_name'),
      uri(`${CLAIMS}/surname`, 'family_name'),
      basic('external_id', 'user_id'),
    ],
    entityId: 'https://{subdomain}.zendesk.com',
    acsUrl: 'https://{subdomain}.zendesk.com/access/saml',
    isPattern: true,
    variables: { subdomain: 'yourcompany' },
    path: 'Admin Center > Account > Security > Single sign-on',
    source: 'Microsoft Entra ID: Zendesk',
    hint: 'zendeskHint',
  },
  {
    key: 'zoom',
    label: 'Zoom',
    mark: 'zoom',
    about: 'communication',
    nameIdFormat: 'email',
    attributes: [
      uri('urn:oid:0.9.2342.19200300.100.1.3', 'email'),
      uri('urn:oid:2.5.4.42', 'given_name'),
      uri('urn:oid:2.5.4.4', 'family_name'),
    ],
    entityId: '{subdomain}.zoom.us',
    acsUrl: 'https://{subdomain}.zoom.us/saml/SSO',
    isPattern: true,
    variables: { subdomain: 'yourcompany' },
    path: 'Admin > Advanced > Single Sign-On',
    source: 'Microsoft Entra ID: Zoom',
    hint: 'zoomHint',
  },
  {
    key: 'generic',
    label: null,
    mark: null,
    about: 'generic',
    nameIdFormat: 'email',
    attributes: [
      unspecified('email', 'email'),
      unspecified('firstName', 'given_name'),
      unspecified('lastName', 'family_name'),
    ],
    entityId: 'https://app.example.com/saml/metadata',
    acsUrl: 'https://app.example.com/saml/acs',
    isPattern: false,
    variables: {},
    path: null,
    source: null,
    hint: 'genericHint',
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}

/** The variables of a preset, in the order of the form. */
export function variablesOf({ variables }: Preset): Variable[] {
  return Object.keys(variables) as Variable[];
}

/** A pattern with its variables replaced. */
export function filled(pattern: string, values: Partial<Record<Variable, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: Variable) => values[name] ?? whole);
}

/** A pattern as it reads for a customer that is made up. */
export function exampleOf(pattern: string, { variables }: Preset): string {
  return filled(pattern, variables);
}

/** The pattern that a variable is in, with every other one as it reads for a customer that is made up. */
export function patternOf({ entityId, acsUrl, variables }: Preset, variable: Variable): string {
  const pattern = [entityId, acsUrl].find((one) => one.includes(`{${variable}}`)) ?? '';
  return filled(pattern, { ...variables, [variable]: `{${variable}}` });
}
