import type { Translate } from '@gatehouse/texts';
import type google from './texts/google/en';
import type mfa from './texts/mfa/en';
import type microsoft from './texts/microsoft/en';
import type english from './texts/page/en';
import type troubleshooting from './texts/troubleshooting/en';

/** The values of this installation that the guide shows. */
export interface GuideFacts {
  origin: string;
  /** Redirect URI of the connections of the platform. */
  redirectUri: string;
  oauth2: readonly Endpoint[];
  saml: readonly Endpoint[];
}

export interface Endpoint {
  label: Exclude<keyof typeof english, 'about' | 'command'>;
  value: string;
}

export interface GuideStep {
  title: string;
  text: string;
  /** Values to enter on the other side. */
  values?: readonly Endpoint[];
  /** For a shell. It prompts for what only the reader knows. */
  command?: string;
}

/** Each part of the guide has a catalogue. */
export interface GuideTexts {
  google: Translate<typeof google>;
  microsoft: Translate<typeof microsoft>;
  mfa: Translate<typeof mfa>;
  troubleshooting: Translate<typeof troubleshooting>;
}

export const GUIDE_TABS = ['google', 'microsoft', 'mfa', 'troubleshooting'] as const;
export type GuideTab = (typeof GUIDE_TABS)[number];

export function readGuideTab(value: string | null): GuideTab {
  return GUIDE_TABS.find((tab) => tab === value) ?? 'google';
}

/** The steps of a tab, in the order in which the reader does them. */
export function stepsOf(tab: GuideTab, facts: GuideFacts, texts: GuideTexts): readonly GuideStep[] {
  const steps = {
    google: () => googleSteps(facts, texts.google),
    microsoft: () => microsoftSteps(facts, texts.microsoft),
    mfa: () => mfaSteps(facts, texts.mfa),
    troubleshooting: () => troubleshootingSteps(facts, texts.troubleshooting),
  };
  return steps[tab]();
}

/** Reads email and password without writing them to the shell's history, and keeps the access token. */
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

function samlSteps(origin: string, sso: string, t: GuideTexts['troubleshooting']): readonly GuideStep[] {
  return [
    {
      title: t('registerSaml'),
      text: t('registerSamlAbout'),
      command: `${signIn(origin)}
printf 'Entity ID: '; read -r ENTITY_ID
printf 'ACS URL: '; read -r ACS_URL
curl -s ${origin}/api/v1/admin/saml/service-providers \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  --data "{\\"entity_id\\":\\"$ENTITY_ID\\",\\"acs_url\\":\\"$ACS_URL\\",\\"attributes\\":[\\"email\\",\\"name\\"],\\"is_active\\":true}"`,
    },
    {
      title: t('samlRequest'),
      text: t('samlRequestAbout'),
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

function googleSteps({ origin, redirectUri }: GuideFacts, t: GuideTexts['google']): readonly GuideStep[] {
  return [
    {
      title: t('project'),
      text: t('projectAbout'),
    },
    {
      title: t('client'),
      text: t('clientAbout'),
      values: [
        { label: 'javaScriptOrigin', value: origin },
        { label: 'authorizedRedirectUri', value: redirectUri },
      ],
    },
    {
      title: t('connect'),
      text: t('connectAbout'),
      command: connect(origin, 'google', 'Google Workspace'),
    },
    {
      title: t('enable'),
      text: t('enableAbout'),
    },
  ];
}

function microsoftSteps(
  { origin, redirectUri }: GuideFacts,
  t: GuideTexts['microsoft'],
): readonly GuideStep[] {
  return [
    {
      title: t('register'),
      text: t('registerAbout'),
      values: [{ label: 'redirectUri', value: redirectUri }],
    },
    {
      title: t('secret'),
      text: t('secretAbout'),
    },
    {
      title: t('connect'),
      text: t('connectAbout'),
      command: connect(origin, 'microsoft', 'Microsoft Entra ID'),
    },
    {
      title: t('enable'),
      text: t('enableAbout'),
    },
  ];
}

function mfaSteps({ origin }: GuideFacts, t: GuideTexts['mfa']): readonly GuideStep[] {
  return [
    {
      title: t('google'),
      text: t('googleAbout'),
    },
    {
      title: t('microsoft'),
      text: t('microsoftAbout'),
    },
    {
      title: t('others'),
      text: t('othersAbout'),
    },
    {
      title: t('sessions'),
      text: t('sessionsAbout'),
      command: `${signIn(origin)}
curl -s ${origin}/api/v1/auth/me -H "authorization: Bearer $TOKEN"`,
    },
  ];
}

function troubleshootingSteps(
  { origin, oauth2, saml }: GuideFacts,
  t: GuideTexts['troubleshooting'],
): readonly GuideStep[] {
  const addressOf = (list: readonly Endpoint[], label: Endpoint['label']) =>
    list.find((address) => address.label === label)?.value;
  const discovery = addressOf(oauth2, 'configuration') ?? `${origin}/.well-known/openid-configuration`;
  const metadata = addressOf(saml, 'metadata');
  const sso = addressOf(saml, 'sso');
  return [
    {
      title: t('noAnswer'),
      text: t('noAnswerAbout'),
      command: `curl -sS -w '\\n%{http_code} in %{time_total} s\\n' ${discovery}`,
    },
    {
      title: t('invalidClient'),
      text: t('invalidClientAbout'),
    },
    {
      title: t('accessDenied'),
      text: t('accessDeniedAbout'),
    },
    {
      title: t('invalidRequest'),
      text: t('invalidRequestAbout'),
    },
    {
      title: t('popupBlocked'),
      text: t('popupBlockedAbout'),
    },
    {
      title: t('clocks'),
      text: t('clocksAbout'),
      command: `date -u '+here:   %a, %d %b %Y %H:%M:%S GMT'
curl -sSI ${origin}/ | sed -n 's/^[Dd]ate: /server: /p'`,
    },
    {
      title: t('pendingDomain'),
      text: t('pendingDomainAbout'),
      command: `printf 'Domain: '; read -r DOMAIN
dig +short TXT "_gatehouse-challenge.$DOMAIN"`,
    },
    ...(sso ? samlSteps(origin, sso, t) : []),
    ...(metadata
      ? [
          {
            title: t('samlSignature'),
            text: t('samlSignatureAbout'),
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
