import { TEXTS } from '@gatehouse/contracts';

/** What the guide is filled in with. */
export interface GuideFacts {
  /** The one origin of this installation. */
  origin: string;
  /** Where the platform's own connections are answered to. */
  redirectUri: string;
  oauth2: readonly Address[];
  saml: readonly Address[];
}

export interface Address {
  label: string;
  value: string;
}

export interface GuideStep {
  title: string;
  text: string;
  /** Values to carry to the other side. */
  values?: readonly Address[];
  /** For a shell; asks for what only the reader knows. */
  command?: string;
}

export const GUIDE_TABS = [
  { key: 'google', label: 'Google Workspace' },
  { key: 'microsoft', label: 'Microsoft Entra ID' },
  { key: 'mfa', label: 'MFA Configuration' },
  { key: 'troubleshooting', label: 'Troubleshooting' },
] as const;
export type GuideTab = (typeof GUIDE_TABS)[number]['key'];

export function readGuideTab(value: string | null): GuideTab {
  return GUIDE_TABS.find(({ key }) => key === value)?.key ?? 'google';
}

/** The steps of a tab, in the order in which they are done. */
export function stepsOf(tab: GuideTab, facts: GuideFacts): readonly GuideStep[] {
  return { google, microsoft, mfa, troubleshooting }[tab](facts);
}

/** Reads two answers without showing them in the shell's history, and keeps the token of the session. */
function signIn(origin: string): string {
  return `printf 'Email: '; read -r EMAIL
printf 'Password: '; stty -echo 2>/dev/null; read -r PASSWORD; stty echo 2>/dev/null; echo
TOKEN=$(curl -s ${origin}/api/v1/auth/login -H 'content-type: application/json' \\
  --data "{\\"email\\":\\"$EMAIL\\",\\"password\\":\\"$PASSWORD\\"}" |
  sed -n 's/.*"accessToken":"\\([^"]*\\)".*/\\1/p')`;
}

function connect(origin: string, type: 'google' | 'microsoft', name: string): string {
  return `${signIn(origin)}
printf 'Client ID: '; read -r CLIENT_ID
printf 'Client secret: '; read -r CLIENT_SECRET
curl -s ${origin}/api/v1/sso-configurations \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  --data "{\\"type\\":\\"${type}\\",\\"name\\":\\"${name}\\",\\"clientId\\":\\"$CLIENT_ID\\",\\"clientSecret\\":\\"$CLIENT_SECRET\\"}"`;
}

/** Registers an application, and asks for it as the application would, with nothing but a shell. */
function samlSteps(origin: string, sso: string): readonly GuideStep[] {
  return [
    {
      title: 'Register a SAML application from a shell',
      text: 'An entity ID and an address that takes assertions are enough; metadata_url in their place reads them from the application. Without an organization, people of every organization may sign in to it.',
      command: `${signIn(origin)}
printf 'Entity ID: '; read -r ENTITY_ID
printf 'Address for assertions (ACS URL): '; read -r ACS_URL
curl -s ${origin}/api/v1/admin/saml/service-providers \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  --data "{\\"entity_id\\":\\"$ENTITY_ID\\",\\"acs_url\\":\\"$ACS_URL\\",\\"attributes\\":[\\"email\\",\\"name\\"],\\"is_active\\":true}"`,
    },
    {
      title: 'A SAML sign-on does not begin',
      text: 'Send the request yourself, as plain XML. 303 with an address means that the application is registered and its request is good: open the address in a browser to go on. Anything else says what is wrong.',
      command: `printf 'Entity ID of the application: '; read -r ENTITY_ID
curl -sS -w '%{http_code} %{redirect_url}\\n' ${sso} \\
  -H 'content-type: application/xml' --data-binary @- <<XML
<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Version="2.0"
  ID="_$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')" IssueInstant="$(date -u +%Y-%m-%dT%H:%M:%SZ)"
  Destination="${sso}"><saml:Issuer
  xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">$ENTITY_ID</saml:Issuer></samlp:AuthnRequest>
XML`,
    },
  ];
}

function google({ origin, redirectUri }: GuideFacts): readonly GuideStep[] {
  return [
    {
      title: 'Make a project and a consent screen',
      text: 'In the Google Cloud console choose or make a project, open Google Auth Platform and set the audience to Internal, so that only accounts of your Workspace can sign in.',
    },
    {
      title: 'Make an OAuth client',
      text: 'Under Clients choose Create client, the type Web application, and enter these two values. Google compares them letter by letter.',
      values: [
        { label: 'Authorized JavaScript origin', value: origin },
        { label: 'Authorized redirect URI', value: redirectUri },
      ],
    },
    {
      title: 'Give the client to Gatehouse',
      text: 'Enter its ID and secret under SSO Configuration, or from a shell. Google is asked for its discovery document and its keys before anything is saved; the configuration starts inactive.',
      command: connect(origin, 'google', 'Google Workspace'),
    },
    {
      title: 'Enable it and sign in',
      text: 'Switch it on under SSO Configuration, then sign in with Google from a private window. Somebody who has only a personal Google account is refused with a sentence that says so.',
    },
  ];
}

function microsoft({ origin, redirectUri }: GuideFacts): readonly GuideStep[] {
  return [
    {
      title: 'Register an application',
      text: 'In the Microsoft Entra admin center open App registrations, then New registration. Choose Accounts in this organizational directory only for one company, and Accounts in any organizational directory for the buttons of the login pages. The platform is Web.',
      values: [{ label: 'Redirect URI', value: redirectUri }],
    },
    {
      title: 'Make a client secret and allow what is read',
      text: 'Under Certificates & secrets make a secret and copy its value at once. Under API permissions leave Microsoft Graph, delegated: openid, profile, email and User.Read, and grant admin consent.',
    },
    {
      title: 'Give the application to Gatehouse',
      text: "Enter the application (client) ID and the secret's value under SSO Configuration, or from a shell. A configuration of one organization also takes its directory (tenant) ID: people of other directories do not get in.",
      command: connect(origin, 'microsoft', 'Microsoft Entra ID'),
    },
    {
      title: 'Enable it and sign in',
      text: 'Switch it on under SSO Configuration, then sign in with Microsoft from a private window. People are known by directory and object ID, never by an email address that can be changed.',
    },
  ];
}

function mfa({ origin }: GuideFacts): readonly GuideStep[] {
  return [
    {
      title: 'Google Workspace: enforce 2-Step Verification',
      text: 'In the Google Admin console open Security, Authentication, 2-Step Verification. Allow it, set Enforcement to On from a date, and choose Any except verification codes via text or call. Everybody who signs in here with Google has then passed it.',
    },
    {
      title: 'Microsoft Entra ID: require it by Conditional Access',
      text: 'Open Protection, Conditional Access, New policy. Choose all users but one emergency account, the application that you registered as the target resource, and Grant: Require multifactor authentication. Begin in report-only mode, then switch it on.',
    },
    {
      title: 'Other providers',
      text: 'Require the second factor in the policy of the application that stands for Gatehouse there. Gatehouse takes people in after their provider has let them through, whatever it asked of them.',
    },
    {
      title: 'Keep the sessions short',
      text: 'However somebody proved who they are, a session ends after 15 minutes, and after 15 minutes without activity, unless the organization has chosen other limits. This shows when the one that you open ends.',
      command: `${signIn(origin)}
curl -s ${origin}/api/v1/auth/me -H "authorization: Bearer $TOKEN"`,
    },
  ];
}

function troubleshooting({ origin, oauth2, saml }: GuideFacts): readonly GuideStep[] {
  const addressOf = (list: readonly Address[], label: string) =>
    list.find((address) => address.label === label)?.value;
  const discovery = addressOf(oauth2, 'OpenID configuration') ?? `${origin}/.well-known/openid-configuration`;
  const metadata = addressOf(saml, 'Metadata');
  const sso = addressOf(saml, 'SSO');
  return [
    {
      title: 'Nothing answers',
      text: 'The discovery document comes from the running provider. When it does not come, look at the address, the proxy in front and the certificate first.',
      command: `curl -sS -w '\\n%{http_code} in %{time_total} s\\n' ${discovery}`,
    },
    {
      title: TEXTS.callback.invalidClient,
      text: 'invalid_client: the client ID or the secret is not the one that the provider knows, or the secret has run out there. Make a new one and replace it under SSO Configuration.',
    },
    {
      title: TEXTS.callback.accessDenied,
      text: 'access_denied: the person, or a policy of the directory, said no. In Entra look at Sign-in logs; in Google at the audience of the consent screen.',
    },
    {
      title: TEXTS.callback.invalidRequest,
      text: 'invalid_request, or redirect_uri_mismatch at Google: the redirect address registered there differs from the one on the card of the configuration, often by a slash or by http and https.',
    },
    {
      title: TEXTS.signIn.popupBlocked,
      text: 'The browser keeps pop-ups from opening. Allow them for this site, or sign in without script: the same sign-in then works as a redirect.',
    },
    {
      title: 'The answer is too old or not yet valid',
      text: 'Clocks that differ by minutes make every token look wrong. Compare this machine with the server.',
      command: `date -u '+here:   %a, %d %b %Y %H:%M:%S GMT'
curl -sSI ${origin}/ | sed -n 's/^[Dd]ate: /server: /p'`,
    },
    {
      title: 'A domain stays pending',
      text: 'Ask the DNS for the record as we do. The value must be the one on the page of the domain, in one piece.',
      command: `printf 'Domain: '; read -r DOMAIN
dig +short TXT "_gatehouse-challenge.$DOMAIN"`,
    },
    ...(sso ? samlSteps(origin, sso) : []),
    ...(metadata
      ? [
          {
            title: 'An application refuses our SAML signature',
            text: 'It holds an older certificate of ours. This prints the ones that are valid now, with their end; give the application the address of the metadata, so that it keeps up by itself.',
            command: `curl -s ${metadata} | grep -o '<ds:X509Certificate>[^<]*' | cut -d '>' -f 2 |
  while read -r CERTIFICATE; do
    printf %s "$CERTIFICATE" | base64 -d |
      openssl x509 -inform der -noout -subject -enddate -fingerprint -sha256
  done`,
          },
        ]
      : []),
  ];
}
