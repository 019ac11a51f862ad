import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FederationReport } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { headKeys } from '../audit/head-keys.repository.js';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { sealBatch } from '../audit/seals.repository.js';
import type { MasterKey } from '../crypto/master-key.js';
import { MasterKeys } from '../crypto/master-keys.js';

const ACME = '0192aaaa-0000-7000-8000-000000000001';
const old: MasterKey = { id: 'k1', bytes: randomBytes(32) };
const fresh: MasterKey = { id: 'k2', bytes: randomBytes(32) };
const asSetting = ({ id, bytes }: MasterKey) => `${id}:${bytes.toString('base64')}`;

let clone: DatabaseClone;
let owner: pg.Pool;

beforeAll(async () => {
  clone = await cloneDatabase();
  owner = new pg.Pool({ connectionString: clone.ownerUrl });
});

afterAll(async () => {
  await owner?.end();
  await clone?.drop();
});

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a built command as an operator would. */
function run(
  command: string,
  words: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<Result> {
  const file = join(import.meta.dirname, '../../dist/commands', `${command}.js`);
  const env = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: clone.appUrl,
    DATABASE_OWNER_URL: clone.ownerUrl,
    DATABASE_MAINTENANCE_URL: clone.maintenanceUrl,
    MASTER_KEY: asSetting(old),
    INTERNAL_SECRET: 'x'.repeat(32),
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

async function sealed(count: number, tenantId: string): Promise<void> {
  const client = await owner.connect();
  for (let i = 0; i < count; i++) {
    await client.query('insert into audit_events (tenant_id, event) values ($1, $2)', [
      tenantId,
      { action: 'x', i },
    ]);
  }
  // A transaction of any database on the server may delay the sealing.
  const left = async () => {
    await sealBatch(client);
    const seals = await client.query('select 1 from audit_seals where tenant_id = $1', [tenantId]);
    return count - (seals.rowCount ?? 0);
  };
  await expect.poll(left, { interval: 5 }).toBe(0);
  client.release();
}

describe('verify-audit', () => {
  const heads = join(mkdtempSync(join(tmpdir(), 'gh-heads-')), 'heads.json');

  test('reports each chain and stores the heads', async () => {
    await sealed(3, ACME);
    await sealed(2, PLATFORM_TRAIL);
    const { code, stdout } = await run('verify-audit', ['--heads', heads]);

    expect(stdout).toContain(`ok        ${ACME}  3 events`);
    expect(stdout).toContain('ok        platform  2 events');
    expect(stdout).toContain('2 chains, 0 tampered with.');
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(heads, 'utf8'))).toHaveLength(2);
  });

  test('fails and names the position of an edited event', async () => {
    await owner.query(`update audit_events set event = '{"action":"y"}' where tenant_id = $1`, [
      PLATFORM_TRAIL,
    ]);
    const { code, stdout } = await run('verify-audit');
    expect(stdout).toMatch(/TAMPERED {2}platform {2}edited at 1 \(event \d+\), edited at 2/);
    expect(stdout).toContain(`ok        ${ACME}`);
    expect(code).toBe(1);
  });

  test('fails if a chain with a stored head is missing', async () => {
    for (const table of ['audit_events', 'audit_seals', 'audit_heads']) {
      await owner.query(`delete from ${table} where tenant_id = $1`, [ACME]);
    }
    const { code, stdout } = await run('verify-audit', ['--heads', heads]);
    expect(stdout).toMatch(new RegExp(`TAMPERED {2}${ACME} {2}cut at 3`));
    expect(code).toBe(1);
  });

  test('prints one line for an unknown argument and for an unreachable database', async () => {
    expect(await run('verify-audit', ['--all'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^verify-audit takes.*\n$/),
    });
    const away = { DATABASE_MAINTENANCE_URL: 'postgres://x@127.0.0.1:1/none' };
    expect(await run('verify-audit', [], away)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database can't be reached \(ECONNREFUSED\).*\n$/),
    });
  });
});

describe('rotate-master-key', () => {
  const id = '0192aaaa-0000-7000-8000-000000000002';

  test('fails without the old key and names the column that it cannot open', async () => {
    await owner.query(
      `insert into outbox (id, recipient, template, subject, content, next_attempt_at, created_at)
       values ($1, 'a@b.test', 't', 's', $2, now(), now())`,
      [id, new MasterKeys(old).seal('words', `outbox:${id}`)],
    );
    const { code, stderr } = await run('rotate-master-key', [], { MASTER_KEY: asSetting(fresh) });
    expect(stderr).toMatch(/^No key opens some values of outbox\.content .*MASTER_KEYS_OLD.*\n$/);
    expect(code).toBe(1);
  });

  test('re-encrypts all values with the new key and records it in the audit log', async () => {
    const settings = { MASTER_KEY: asSetting(fresh), MASTER_KEYS_OLD: asSetting(old) };
    const { code, stdout } = await run('rotate-master-key', [], settings);
    expect(stdout).toContain('outbox.content: 1 re-encrypted');
    expect(code).toBe(0);

    const { rows } = await owner.query('select content from outbox where id = $1', [id]);
    expect(new MasterKeys(fresh).open(rows[0].content, `outbox:${id}`)).toBe('words');
    const trail = await owner.query(`select event from audit_events where action = 'master_key.rotated'`);
    expect(trail.rows[0].event).toMatchObject({
      actor: { type: 'system' },
      detail: { keyId: 'k2', resealed: 1 },
    });
  });

  test('never prints a key', async () => {
    const settings = { MASTER_KEY: asSetting(fresh), MASTER_KEYS_OLD: 'k1:c2hvcnQ=' };
    const { code, stderr, stdout } = await run('rotate-master-key', [], settings);
    expect(code).toBe(1);
    expect(stderr + stdout).not.toContain('c2hvcnQ=');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('MASTER_KEYS_OLD');
  });
});

describe('rotate-audit-key', () => {
  const settings = { MASTER_KEY: asSetting(fresh) };

  test('adds a signing key, keeps the earlier ones and records it in the audit log', async () => {
    const [first, second] = [
      await run('rotate-audit-key', [], settings),
      await run('rotate-audit-key', [], settings),
    ];
    expect([first.code, second.code]).toEqual([0, 0]);
    const client = await owner.connect();
    const keys = await headKeys(client, new MasterKeys(fresh));
    client.release();
    // The first key names the chains.
    expect(keys).toHaveLength(3);
    expect(second.stdout).toContain(`The key ${keys.at(-1)?.id} signs heads from now on.`);
    const trail = await owner.query(`select event from audit_events where action = 'audit.key_rotated'`);
    expect(trail.rows.map(({ event }) => event.detail.keyId)).toEqual([keys[1]?.id, keys[2]?.id]);
  });
});

describe('lint-federation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gh-lint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Metadata whose endpoints are on this machine, without a server. */
  function metadata(change: (xml: string) => string = (xml) => xml): string {
    const sample = join(import.meta.dirname, '../federation/samples/okta.xml');
    const local = readFileSync(sample, 'utf8').replaceAll(
      /https:\/\/[\w.-]+okta[\w.-]+/g,
      'https://127.0.0.1:1',
    );
    const file = join(folder, 'metadata.xml');
    writeFileSync(file, change(local));
    return file;
  }

  test('grades a file, and names each finding with its fix', async () => {
    const { code, stdout } = await run('lint-federation', [metadata()]);
    expect(stdout).toMatch(
      /^SAML identity provider http:\/\/www\.okta\.com\/\w+\nGrade C, \d+ of 100, \d+ rules checked\n/,
    );
    expect(stdout).toMatch(
      /^LOW {2}The metadata is not signed\. {2}\[saml_unsigned\]\n {2}Why: .+\n {2}Fix: .+\)$/m,
    );
    expect(code).toBe(0);
  });

  test('exits with 1 for a critical finding, also with --json', async () => {
    const file = metadata((xml) => xml.replace(/<md:KeyDescriptor.*?<\/md:KeyDescriptor>/s, ''));
    const { code, stdout } = await run('lint-federation', [file, '--json']);
    const { grade, findings } = JSON.parse(stdout) as FederationReport;
    expect(grade).toBe('F');
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'saml_signing_key_missing', severity: 'critical' }),
    );
    expect(code).toBe(1);
  });

  test('prints one line for a missing argument and for a blocked address', async () => {
    expect(await run('lint-federation')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^lint-federation takes the address.*\n$/),
    });
    const guarded = await run('lint-federation', ['http://127.0.0.1:1/metadata']);
    expect(guarded).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
  });
});

describe('doctor', () => {
  test('reports every check and exits with 1 if one fails', async () => {
    const { code, stdout } = await run('doctor', ['--json'], {
      MASTER_KEY: asSetting(fresh),
      PUBLIC_URL: 'http://localhost:1',
    });
    const { results } = JSON.parse(stdout) as { results: { name: string; status: string; fix?: string }[] };
    expect(results.find(({ name }) => name === 'address')).toMatchObject({
      status: 'failed',
      fix: expect.stringContaining('Start Gatehouse'),
    });
    expect(results.find(({ name }) => name === 'isolation')).toMatchObject({ status: 'ok' });
    expect(code).toBe(1);
  });

  test('prints one line for an unknown argument and for an attack on an unconfirmed host', async () => {
    expect(await run('doctor', ['--all'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^doctor takes: doctor .*\n$/),
    });
    const production = { MASTER_KEY: asSetting(fresh), PUBLIC_URL: 'https://id.example.test' };
    expect(await run('doctor', ['--attack'], production)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/--attack --confirm id\.example\.test\n$/),
    });
  });
});
