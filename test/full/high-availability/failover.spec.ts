import { DEMO_PASSWORD, waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOf, loadOf, TABLE_HEAD, tableRows } from '../../support/fault-load.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { emailOf } from '../../support/visitors.ts';
import { DatabaseCluster } from './support/database-cluster.ts';
import { missingPackages } from './support/programs.ts';

const RECOVERY_MS = 180_000;
/** How many responses of each kind come before a fault, and after it. */
const CALM = 5;
const missing = missingPackages();
const reason = missing.length > 0 ? ` (not run here: install ${missing.join(', ')})` : '';

test.runIf(process.env.CI)('etcd and HAProxy are installed in CI', () => {
  expect(missing).toEqual([]);
});

describe.skipIf(missing.length > 0)(`Patroni, etcd and HAProxy${reason}`, () => {
  let cluster: DatabaseCluster;
  let product: Product;
  const rows: string[] = [];

  beforeAll(async () => {
    cluster = await DatabaseCluster.start();
    product = await startProduct({
      DATABASE_URL: cluster.ownerUrl,
      DATABASE_READ_URL: cluster.url('gatehouse', 'database_owner_password', 'readable'),
      API_PROCESSES: '2',
      PROOF_OF_WORK: 'off',
    });
  });
  afterAll(async () => {
    if (rows.length > 0) process.stdout.write(`${[TABLE_HEAD, ...rows].join('\n')}\n`);
    await product?.stop();
    await cluster?.stop();
  });

  /**
   * Sends requests before, during and after a fault. Succeeds if each kind of request succeeds again.
   *
   * @returns how many acknowledged edits are missing
   */
  async function lostDuring(name: string, fault: () => unknown): Promise<number> {
    const { streams, begin, lost } = loadOf(await kindsOf(product.url));
    const more = (counts: readonly number[]) =>
      waitFor(
        `each kind of request to succeed: ${name}`,
        () => streams.every(({ succeeded }, index) => succeeded >= (counts[index] ?? 0) + CALM),
        RECOVERY_MS,
      );
    const end = begin();
    try {
      await more([]);
      await fault();
      await more(streams.map(({ succeeded }) => succeeded));
    } finally {
      await end();
    }
    const missing = await lost();
    rows.push(await tableRows(name, streams));
    return missing;
  }

  async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  const isInRecovery = (url: string) => query(url, 'select pg_is_in_recovery() as answer');

  test('one address leads to the leader, and the other one to a standby', async () => {
    expect(await isInRecovery(cluster.ownerUrl)).toEqual([{ answer: false }]);
    const reading = cluster.url('gatehouse', 'database_owner_password', 'readable');
    expect(await isInRecovery(reading)).toEqual([{ answer: true }]);
    expect(await cluster.isHealthy()).toBe(true);
  });

  test('the owner is no superuser, and every commit waits for a standby', async () => {
    const [role] = await query(
      cluster.ownerUrl,
      'select rolsuper, rolreplication from pg_roles where rolname = user',
    );
    expect(role).toEqual({ rolsuper: false, rolreplication: false });
    const settings = await query(
      cluster.ownerUrl,
      `select name, setting from pg_settings where name in ('synchronous_commit', 'data_checksums') order by name`,
    );
    expect(settings).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    const [names] = await query(cluster.ownerUrl, 'show synchronous_standby_names');
    expect(String(names?.synchronous_standby_names)).toContain(
      (await cluster.nodeWithRole('sync_standby')).name,
    );
  });

  test('the superuser has no access over the network, and others need their own database', async () => {
    const superuser = cluster.url('postgres', 'database_superuser_password', 'writable', 'postgres');
    await expect(isInRecovery(superuser)).rejects.toThrow('no pg_hba.conf entry');
    const elsewhere = cluster.url('gatehouse', 'database_owner_password', 'writable', 'postgres');
    await expect(isInRecovery(elsewhere)).rejects.toThrow('no pg_hba.conf entry');
    const wrong = cluster.url('gatehouse', 'database_rest_password');
    await expect(isInRecovery(wrong)).rejects.toThrow('password authentication failed');
  });

  test('Patroni changes nothing without the password', async () => {
    const { restUrl } = await cluster.nodeWithRole('leader');
    for (const [method, path] of [
      ['POST', '/switchover'],
      ['POST', '/restart'],
      ['PATCH', '/config'],
    ]) {
      const response = await fetch(`${restUrl}${path}`, { method, body: '{}' });
      expect(response.status, path).toBe(401);
    }
  });

  test('the Infrastructure page lists both standbys with their state', async () => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ email: emailOf('superadmin'), password: DEMO_PASSWORD });
    const signedIn = await fetch(`${product.url}/api/v1/auth/login`, { ...post, body });
    const { accessToken } = (await signedIn.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await fetch(`${product.url}/api/v1/system/infrastructure`, { headers });
    const { replicas } = (await response.json()) as { replicas: { state: string; sync: string }[] };
    expect(replicas.map(({ state, sync }) => `${state} ${sync}`).sort()).toEqual([
      'streaming async',
      'streaming sync',
    ]);
  });

  test('a leader whose processes are killed is replaced, nothing is lost, and it rejoins', async () => {
    const leader = await cluster.nodeWithRole('leader');
    const lost = await lostDuring('leader killed', async () => {
      leader.signal('SIGKILL');
      await cluster.waitForLeaderOtherThan(leader);
    });
    expect(lost).toBe(0);
    leader.start();
    await cluster.waitUntilComplete();
    expect(await cluster.nodeWithRole('leader')).not.toBe(leader);
  });

  test('a leader whose PostgreSQL is killed is replaced, and nothing is lost', async () => {
    const leader = await cluster.nodeWithRole('leader');
    const lost = await lostDuring("leader's PostgreSQL killed", async () => {
      leader.killPostgres();
      await cluster.waitForLeaderOtherThan(leader);
    });
    expect(lost).toBe(0);
    await cluster.waitUntilComplete();
  });

  test('a leader that is killed and started again at once loses nothing', async () => {
    const leader = await cluster.nodeWithRole('leader');
    const lost = await lostDuring('leader killed and restarted', async () => {
      leader.signal('SIGKILL');
      await leader.waitUntilGone();
      leader.start();
    });
    expect(lost).toBe(0);
    await cluster.waitUntilComplete();
  });

  test('a frozen leader is replaced, nothing is lost, and it rejoins when it continues', async () => {
    const leader = await cluster.nodeWithRole('leader');
    const lost = await lostDuring('leader frozen', async () => {
      leader.signal('SIGSTOP');
      await cluster.waitForLeaderOtherThan(leader);
    });
    expect(lost).toBe(0);
    leader.signal('SIGCONT');
    // It may believe for a moment that it is the leader, but HAProxy does not lead to it.
    const ports = new Set<unknown>();
    await waitFor(
      'a complete cluster',
      async () => {
        const [server] = await query(cluster.ownerUrl, 'select inet_server_port() as port');
        ports.add(server?.port);
        return cluster.isComplete();
      },
      RECOVERY_MS,
    );
    expect([...ports]).not.toContain(leader.port);
    expect(await cluster.nodeWithRole('leader')).not.toBe(leader);
  });

  test('writes go on without the synchronous standby, and nothing is lost', async () => {
    const standby = await cluster.nodeWithRole('sync_standby');
    const lost = await lostDuring('synchronous standby killed', async () => {
      standby.signal('SIGKILL');
      await expect
        .poll(async () => (await cluster.nodeWithRole('sync_standby')).name, { timeout: RECOVERY_MS })
        .not.toBe(standby.name);
    });
    expect(lost).toBe(0);
    await standby.waitUntilGone();
    standby.start();
    await cluster.waitUntilComplete();
  });

  test('writes go on after the synchronous standby is frozen', async () => {
    const standby = await cluster.nodeWithRole('sync_standby');
    const lost = await lostDuring('synchronous standby frozen', () => standby.signal('SIGSTOP'));
    expect(lost).toBe(0);
    standby.signal('SIGCONT');
    await cluster.waitUntilComplete();
  });

  test('a planned switchover moves the leader, and nothing is lost', async () => {
    const leader = await cluster.nodeWithRole('leader');
    const lost = await lostDuring('planned switchover', async () => {
      // As the operations guide says: otherwise, the leader does it after it has closed its connections.
      await query(cluster.ownerUrl, 'checkpoint');
      await cluster.run('patronictl', 'switchover', '--leader', leader.name, '--force');
      await cluster.waitForLeaderOtherThan(leader);
    });
    expect(lost).toBe(0);
    await cluster.waitUntilComplete();
  });

  // Last: for `ttl` seconds after that, the nodes would not elect another leader.
  test('the leader stays while etcd has no majority', async () => {
    const leader = await cluster.nodeWithRole('leader');
    const lost = await lostDuring('etcd without majority', async () => {
      await cluster.etcd.kill(2);
      // Longer than Patroni waits for etcd: it asks the other nodes instead, and logs that.
      await waitFor(
        'failsafe mode',
        () => leader.log.includes('because failsafe mode is enabled'),
        RECOVERY_MS,
      );
    });
    expect(lost).toBe(0);
    await cluster.etcd.startAll();
    await cluster.waitUntilComplete();
    expect(await cluster.nodeWithRole('leader')).toBe(leader);
  });

  test('a node that lost its disk is copied from the leader', async () => {
    const standby = await cluster.nodeWithRole('replica');
    await standby.stop();
    await standby.removeData();
    standby.start();
    await cluster.waitUntilComplete();
  });

  test('pg_dump and pg_basebackup read from a standby', async () => {
    const owner = cluster.url('gatehouse', 'database_owner_password', 'readable');
    expect(await cluster.run('pg_dump', '--schema-only', '--table=tenants', owner)).toContain(
      'CREATE TABLE public.tenants',
    );
    const replicator = cluster.url('replicator', 'database_replication_password', 'readable');
    const copy = `${cluster.nodes[0]?.dataDir}-copy`;
    await cluster.run('pg_basebackup', '--checkpoint=fast', '--dbname', replicator, '--pgdata', copy);
    expect(await cluster.run('pg_verifybackup', copy)).toContain('backup successfully verified');
  });
});
