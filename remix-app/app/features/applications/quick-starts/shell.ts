import { DEVICE_CODE_GRANT, TOKEN_EXCHANGE_GRANT } from '@gatehouse/contracts';
import type { QuickStart, QuickStartFacts } from './quick-start.ts';

/** A sign-in by hand, step by step. */
export function shellStart(facts: QuickStartFacts): QuickStart {
  return command(shell(facts), 'shellNote');
}

/** Programs that no browser comes to. */
export function withoutBrowser(facts: QuickStartFacts): QuickStart {
  return facts.grants.includes(DEVICE_CODE_GRANT)
    ? command(device(facts), 'deviceNote')
    : command(machine(facts), 'machineNote');
}

function command(code: string, note: QuickStart['note']): QuickStart {
  const files = [{ path: null, language: 'bash', code }];
  return { key: 'shell', label: 'Shell', mark: null, install: null, callbackPath: null, note, files };
}

function machine(facts: QuickStartFacts): string {
  const { tokenEndpoint, resource } = facts;
  const own = `curl --silent ${tokenEndpoint} \\
${clientAuthOf(facts)}  --data-urlencode "grant_type=client_credentials" \\
  --data-urlencode "resource=${resource ?? 'https://api.example.com'}"`;
  return facts.grants.includes(TOKEN_EXCHANGE_GRANT) ? `${own}\n\n${exchange(facts)}` : own;
}

/** A service calls another API in the name of its caller. */
function exchange(facts: QuickStartFacts): string {
  return `# Exchange the access token of a caller for one of another API
curl --silent ${facts.tokenEndpoint} \\
${clientAuthOf(facts)}  --data-urlencode "grant_type=${TOKEN_EXCHANGE_GRANT}" \\
  --data-urlencode "subject_token=$ACCESS_TOKEN" \\
  --data-urlencode "subject_token_type=urn:ietf:params:oauth:token-type:access_token" \\
  --data-urlencode "resource=https://other-api.example.com"`;
}

function device(facts: QuickStartFacts): string {
  const { tokenEndpoint, deviceEndpoint, scopes } = facts;
  return `# 1. Show the user_code and verification_uri from the response to the user
curl --silent ${deviceEndpoint} \\
${clientAuthOf(facts)}  --data-urlencode "scope=${scopes.join(' ')}"

# 2. Poll every 5 seconds with the device_code from the response
curl --silent ${tokenEndpoint} \\
${clientAuthOf(facts)}  --data-urlencode "grant_type=${DEVICE_CODE_GRANT}" \\
  --data-urlencode "device_code=$DEVICE_CODE"`;
}

function shell(facts: QuickStartFacts): string {
  const { authorizationEndpoint, tokenEndpoint, userinfoEndpoint, clientId, redirectUri, scopes } = facts;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    code_challenge_method: 'S256',
  });
  return `# 1. Open the printed URL in a browser and sign in
verifier=$(openssl rand -base64 48 | tr '+/' '-_' | tr -d '=\\n')
challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')
state=$(openssl rand -hex 16)
echo "${authorizationEndpoint}?${query}&state=$state&code_challenge=$challenge"

# 2. Copy the code from the final URL in the browser and redeem it within one minute
read -r -p 'code: ' code
curl --silent ${tokenEndpoint} \\
${clientAuthOf(facts)}  --data-urlencode "grant_type=authorization_code" --data-urlencode "code=$code" \\
  --data-urlencode "redirect_uri=${redirectUri}" --data-urlencode "code_verifier=$verifier"

# 3. Request the claims of the user with the access_token from the response
curl --silent --header "Authorization: Bearer $ACCESS_TOKEN" ${userinfoEndpoint}`;
}

/** How curl authenticates the client: as lines of its command. */
function clientAuthOf({ authMethod, clientId }: QuickStartFacts): string {
  if (authMethod === 'none') return `  --data-urlencode "client_id=${clientId}" \\\n`;
  if (authMethod === 'client_secret_post') {
    return `  --data-urlencode "client_id=${clientId}" --data-urlencode "client_secret=$CLIENT_SECRET" \\\n`;
  }
  return `  --user "${clientId}:$CLIENT_SECRET" \\\n`;
}
