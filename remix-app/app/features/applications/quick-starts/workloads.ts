import { TOKEN_EXCHANGE_GRANT } from '@gatehouse/contracts';
import type { QuickStart, QuickStartFacts } from './quick-start.ts';

const JWT = 'urn:ietf:params:oauth:token-type:jwt';

/** Programs that authenticate with the tokens of the system that runs them. */
export function workloads(facts: QuickStartFacts): QuickStart[] {
  return [gitHub(facts), gitLab(facts), kubernetes(facts)];
}

/** Source: GitHub docs, "Configuring OpenID Connect in cloud providers". */
function gitHub(facts: QuickStartFacts): QuickStart {
  const code = `permissions:
  id-token: write
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - run: |
          WORKLOAD_TOKEN=$(curl --silent --header "Authorization: bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN" \\
            "$ACTIONS_ID_TOKEN_REQUEST_URL&audience=${encodeURIComponent(facts.issuer)}" | jq --raw-output .value)
${exchangeOf(facts, '          ')}`;
  return {
    ...start('github-actions', 'GitHub Actions', 'github'),
    files: [file('.github/workflows/deploy.yml', code)],
  };
}

/** Source: GitLab docs, "OpenID Connect (OIDC) authentication using ID tokens". */
function gitLab(facts: QuickStartFacts): QuickStart {
  const code = `deploy:
  id_tokens:
    WORKLOAD_TOKEN:
      aud: ${facts.issuer}
  script:
    - |
${exchangeOf(facts, '      ')}`;
  return { ...start('gitlab-ci', 'GitLab CI/CD', 'gitlab'), files: [file('.gitlab-ci.yml', code)] };
}

/** Source: Kubernetes docs, "Configure Service Accounts for Pods", projected tokens. */
function kubernetes(facts: QuickStartFacts): QuickStart {
  const pod = `apiVersion: v1
kind: Pod
metadata:
  name: orders
spec:
  serviceAccountName: orders
  containers:
    - name: orders
      image: registry.example.com/orders
      volumeMounts:
        - name: gatehouse
          mountPath: /var/run/secrets/gatehouse
  volumes:
    - name: gatehouse
      projected:
        sources:
          - serviceAccountToken:
              path: token
              audience: ${facts.issuer}
              expirationSeconds: 3600`;
  const code = `WORKLOAD_TOKEN=$(cat /var/run/secrets/gatehouse/token)\n${exchangeOf(facts, '')}`;
  return {
    ...start('kubernetes', 'Kubernetes', null),
    files: [file('pod.yaml', pod), { path: null, language: 'bash', code }],
  };
}

function start(key: string, label: string, mark: string | null): Omit<QuickStart, 'files'> {
  return { key, label, mark, install: null, callbackPath: null, note: 'workloadNote' };
}

function file(path: string, code: string) {
  return { path, language: 'yaml', code };
}

function exchangeOf({ tokenEndpoint, clientId, resource }: QuickStartFacts, indent: string): string {
  return [
    `curl --silent ${tokenEndpoint} \\`,
    `  --data-urlencode "client_id=${clientId}" \\`,
    `  --data-urlencode "grant_type=${TOKEN_EXCHANGE_GRANT}" \\`,
    `  --data-urlencode "subject_token=$WORKLOAD_TOKEN" \\`,
    `  --data-urlencode "subject_token_type=${JWT}" \\`,
    `  --data-urlencode "resource=${resource ?? 'https://api.example.com'}"`,
  ]
    .map((line) => indent + line)
    .join('\n');
}
