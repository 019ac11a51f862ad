import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';
import { twoTenants } from '../support/two-tenants.ts';
import { pythonTools } from './support/python.ts';

/** For each operation in the random phase; with the systematic one each role sends more than 10,000 requests. */
const EXAMPLES = 10;

/** Operations that would end the session that the run goes on with. */
const ENDS_THE_SESSION =
  '/(logout|switch-role|switch-tenant|end-others)$|^/api/v1/account/(password|sessions)|^/api/v1/oauth2/end-session';

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'unsupported_method',
];

type Role = (api: TestApi) => Promise<ApiCaller | undefined>;

const ROLES: Readonly<Record<string, Role>> = {
  'nobody who is signed in': async () => undefined,
  'a user': async (api) => {
    const { a } = await twoTenants(api);
    return signedIn(api, a.user);
  },
  'a member with a role of the tenant': async (api) => {
    const { a } = await twoTenants(api);
    const person = await aPerson(api, { tenantId: a.tenant.id });
    await a.asAdmin.patch(`/api/v1/users/${person.id}`, { role: 'tenant_user', roleId: a.roleId });
    return signedIn(api, person);
  },
  'an admin': async (api) => (await twoTenants(api)).a.asAdmin,
  'a superadmin': async (api) => (await twoTenants(api)).superadmin,
};

describe('requests that Schemathesis makes of the contract', () => {
  test.each(Object.entries(ROLES))('as %s get answers that the contract knows', async (_name, role) => {
    const api = await startApi();
    try {
      const caller = await role(api);
      const { code, output, requests } = await schemathesis(api.url, caller?.token);
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
      expect(requests).toBeGreaterThan(10_000);
    } finally {
      await api.stop();
    }
  });
});

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly requests: number;
}

async function schemathesis(url: string, token: string | undefined): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-schemathesis-'));
  try {
    const { code, output } = await run(join(await pythonTools(), 'schemathesis'), folder, [
      ...['run', `${url}/api/v1/openapi.json`, '--url', url, '--workers', '1', '--no-color'],
      ...['--phases', 'examples,coverage,fuzzing', '--max-examples', String(EXAMPLES), '--seed', '1'],
      ...['--checks', CHECKS.join(','), '--continue-on-failure', '--suppress-health-check', 'all'],
      ...['--exclude-path-regex', ENDS_THE_SESSION, '--generation-database', 'none'],
      ...['--generation-with-security-parameters', 'false'],
      ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
    ]);
    return { code, output, requests: Number(/(\d+) generated/.exec(output)?.[1] ?? 0) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, cwd: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}
