import type { IncomingMessage, ServerResponse } from 'node:http';
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { readBody } from '../interaction.ts';
import { makeKeys } from '../keys.ts';
import { sendJson } from '../send.ts';
import type { MakeService } from '../service.ts';

const MINUTE_SECONDS = 60;

/**
 * The systems that give tokens to their workloads, each at its own path and with its own requests:
 *
 * - `/github-actions/token?audience=…`, for the repository and branch of the query;
 * - `/gitlab/id-token?aud=…`, for the project and branch of the query;
 * - `/kubernetes/api/v1/namespaces/{namespace}/serviceaccounts/{name}/token`.
 *
 * Sources: GitHub docs, OpenID Connect reference; GitLab docs, ID token authentication; Kubernetes API, TokenRequest v1.
 */
export const make: MakeService = async (url) => {
  const systems = [
    new System(`${url}/github-actions`),
    new System(`${url}/gitlab`),
    new System(`${url}/kubernetes`),
  ];
  await Promise.all(systems.map((system) => system.start()));
  const [github, gitlab, kubernetes] = systems as [System, System, System];
  return {
    kind: 'workloads',
    address: github.issuer,
    async handle(request, response, path) {
      const asked = new URL(request.url ?? '/', url).searchParams;
      if (systems.some((system) => system.publish(response, url + path))) return true;
      if (path === '/github-actions/token') {
        sendJson(response, 200, { value: await github.sign(ofGitHub(asked), 5 * MINUTE_SECONDS) });
        return true;
      }
      if (path === '/gitlab/id-token') {
        sendJson(response, 200, { value: await gitlab.sign(ofGitLab(asked), 60 * MINUTE_SECONDS) });
        return true;
      }
      const [, namespace, name] = SERVICE_ACCOUNT.exec(path) ?? [];
      if (!namespace || !name) return false;
      await tokenRequest(kubernetes, request, response, { namespace, name });
      return true;
    },
  };
};

const SERVICE_ACCOUNT =
  /^\/kubernetes\/api\/v1\/namespaces\/([a-z0-9-]+)\/serviceaccounts\/([a-z0-9-]+)\/token$/;

/** An issuer with its own key. */
class System {
  readonly issuer: string;
  #key: JWK = {};

  constructor(issuer: string) {
    this.issuer = issuer;
  }

  async start(): Promise<void> {
    this.#key = (await makeKeys(`workloads-${Date.now()}`)).right;
  }

  /** @returns whether the address is one of its public documents */
  publish(response: ServerResponse, address: string): boolean {
    const jwks_uri = `${this.issuer}/jwks`;
    if (address === `${this.issuer}/.well-known/openid-configuration`) {
      sendJson(response, 200, {
        issuer: this.issuer,
        jwks_uri,
        id_token_signing_alg_values_supported: ['RS256'],
      });
      return true;
    }
    if (address !== jwks_uri) return false;
    const { kty, n, e, kid, alg, use } = this.#key;
    sendJson(response, 200, { keys: [{ kty, n, e, kid, alg, use }] });
    return true;
  }

  async sign(claims: JWTPayload, seconds: number): Promise<string> {
    const iat = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...claims, iss: this.issuer, iat, nbf: iat, exp: iat + seconds })
      .setProtectedHeader({ alg: 'RS256', kid: this.#key.kid, typ: 'JWT' })
      .sign(await importJWK(this.#key, 'RS256'));
  }
}

function ofGitHub(asked: URLSearchParams): JWTPayload {
  const repository = asked.get('repository') ?? 'acme/website';
  const ref = asked.get('ref') ?? 'refs/heads/main';
  const [owner = ''] = repository.split('/');
  return {
    aud: asked.get('audience') ?? `https://github.com/${owner}`,
    sub: `repo:${repository}:ref:${ref}`,
    repository,
    repository_owner: owner,
    ref,
    environment: asked.get('environment') ?? undefined,
    event_name: 'push',
    runner_environment: 'github-hosted',
  };
}

function ofGitLab(asked: URLSearchParams): JWTPayload {
  const project = asked.get('project') ?? 'acme/website';
  const ref = asked.get('ref') ?? 'main';
  return {
    aud: asked.get('aud') ?? undefined,
    sub: `project_path:${project}:ref_type:branch:ref:${ref}`,
    project_path: project,
    namespace_path: project.split('/')[0],
    ref,
    ref_type: 'branch',
    ref_protected: 'true',
  };
}

async function tokenRequest(
  system: System,
  request: IncomingMessage,
  response: ServerResponse,
  { namespace, name }: { namespace: string; name: string },
): Promise<void> {
  const { spec } = JSON.parse(await readBody(request)) as {
    spec: { audiences: string[]; expirationSeconds?: number };
  };
  const claims = {
    aud: spec.audiences,
    sub: `system:serviceaccount:${namespace}:${name}`,
    'kubernetes.io': { namespace, serviceaccount: { name, uid: 'b5e6d2ae-6c62-4b2e-8c0a-2f6a0c1d9a11' } },
  };
  const token = await system.sign(claims, spec.expirationSeconds ?? 60 * MINUTE_SECONDS);
  sendJson(response, 201, {
    kind: 'TokenRequest',
    apiVersion: 'authentication.k8s.io/v1',
    status: { token },
  });
}
