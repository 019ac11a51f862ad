import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandOf, inDocker, interpolated, mergeCompose, read, readCompose, readStages } from './files.ts';

const own = readCompose('compose.ha.yaml');
const compose = mergeCompose('compose.yaml', 'compose.ha.yaml');
const running = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
const NODES = ['database1', 'database2', 'database3'];
const ETCD = ['etcd1', 'etcd2', 'etcd3'];
const patroni = parse(read('database/patroni.yaml'));
const namesOf = (networks: unknown) =>
  Array.isArray(networks) ? (networks as string[]) : Object.keys(networks as object);

test('three etcd members, three nodes and HAProxy replace the single server', () => {
  const names = running.map(([name]) => name);
  expect(names.sort()).toEqual([...ETCD, ...NODES, 'api', 'caddy', 'haproxy', 'migrate', 'web'].sort());
  for (const [name, { depends_on = {} }] of running)
    for (const dependency of Object.keys(depends_on)) expect(names, name).toContain(dependency);
  expect(compose.services.migrate?.depends_on).toEqual({ haproxy: { condition: 'service_healthy' } });
});

test('the new services are hardened like the others', () => {
  for (const name of [...ETCD, ...NODES, 'haproxy']) {
    const service = compose.services[name];
    expect(service?.user, name).toMatch(/^[1-9]\d*:\d+$/);
    expect(service, name).toMatchObject({
      read_only: true,
      restart: 'unless-stopped',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
    });
    expect(service?.ports, name).toBeUndefined();
  }
});

test('every file, secret, volume and network exists, and no volume is shared', () => {
  const volumes = Object.values(own.services).flatMap((service) => service.volumes ?? []);
  expect(new Set(volumes).size).toBe(volumes.length);
  for (const [name, service] of Object.entries(own.services)) {
    for (const secret of service.secrets ?? []) expect(compose.secrets, name).toHaveProperty(secret);
    for (const network of namesOf(service.networks ?? []))
      expect(compose.networks, name).toHaveProperty(network);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty(source);
      else {
        expect(existsSync(inDocker(source)), source).toBe(true);
        expect(volume).toMatch(/:ro,z$/);
      }
    }
  }
});

test('nodes and etcd are in a network without a way out, and the API reaches only HAProxy', () => {
  expect(own.networks).toEqual({ cluster: { internal: true } });
  for (const name of [...ETCD, ...NODES]) expect(own.services[name]?.networks, name).toEqual(['cluster']);
  expect(own.services.haproxy?.networks).toEqual({ data: { aliases: ['postgres'] }, cluster: {} });
  for (const name of ['api', 'migrate', 'command'])
    expect(namesOf(compose.services[name]?.networks), name).not.toContain('cluster');
});

test('each etcd member and node has its own name and addresses', () => {
  for (const name of ETCD)
    expect(own.services[name]?.environment).toMatchObject({
      ETCD_NAME: name,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${name}:2379`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${name}:2380`,
      ETCD_INITIAL_CLUSTER: ETCD.map((one) => `${one}=http://${one}:2380`).join(','),
    });
  for (const name of NODES)
    expect(own.services[name]?.environment).toEqual({
      PATRONI_NAME: name,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
      PATRONI_ETCD3_HOSTS: ETCD.map((one) => `${one}:2379`).join(','),
    });
});

test('the nodes get exactly the secrets that their scripts read', () => {
  const scripts = read('database/with-secrets') + read('database/create-database');
  const wanted = [...scripts.matchAll(/\$SECRETS_DIR\/(\w+)/g)].map(([, name]) => name).sort();
  for (const name of NODES) expect([...(own.services[name]?.secrets ?? [])].sort()).toEqual(wanted);
});

test('the API reads from the standbys', () => {
  const { environment, secrets } = own.services.api ?? {};
  expect(environment).toEqual({ DATABASE_READ_URL_FILE: '/run/secrets/database_read_url' });
  expect(secrets).toEqual(['database_read_url']);
});

test('HAProxy knows every node by the ports of Patroni, and its health check is the configured one', () => {
  const config = read('database/haproxy.cfg');
  for (const [index, name] of NODES.entries())
    expect(
      config.split(`server ${name} "\${DATABASE${index + 1}-${name}:5432}" port "\${REST${index + 1}-8008}"`),
    ).toHaveLength(3);
  expect(config).toContain('option httpchk OPTIONS /primary');
  expect(config).toContain('option httpchk OPTIONS /replica?lag=16MB');
  expect(config).toContain(`bind "\${WRITABLE-:5432}"`);
  expect(config).toContain(`bind "\${READABLE-:5433}"`);
  expect(own.services.haproxy?.healthcheck?.test).toContain('http://127.0.0.1:8404/health');
  expect(patroni.postgresql.listen).toBe('0.0.0.0:5432');
  expect(patroni.restapi.listen).toBe('0.0.0.0:8008');
});

test('Patroni replicates synchronously, with times that it accepts', () => {
  const { dcs } = patroni.bootstrap;
  expect(dcs).toMatchObject({
    synchronous_mode: true,
    synchronous_mode_strict: true,
    synchronous_node_count: 1,
    postgresql: { use_pg_rewind: true },
  });
  expect(dcs.ttl).toBeGreaterThanOrEqual(20);
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
});

test('pg_hba names each user, and the superuser has no access over the network', () => {
  const rules = (patroni.postgresql.pg_hba as string[]).map((rule) => rule.split(' '));
  expect(rules.every((rule) => rule.at(-1) === 'scram-sha-256')).toBe(true);
  const remote = rules.filter(([type]) => type === 'host').map(([, database, user]) => `${user}@${database}`);
  expect(remote.sort()).toEqual([
    'gatehouse@gatehouse',
    'gatehouse_app@gatehouse',
    'gatehouse_maintenance@gatehouse',
    'replicator@replication',
    'rewind@postgres',
  ]);
});

test.each([
  ['database', '70:70'],
  ['etcd', '1000:1000'],
])('the image %s has an unprivileged user, a health check and a pinned base', (name, user) => {
  const dockerfile = `${name}.Dockerfile`;
  const final = readStages(dockerfile).at(-1)?.instructions ?? [];
  expect(final).toContainEqual({ name: 'USER', value: user });
  expect(commandOf(dockerfile, 'HEALTHCHECK')).not.toEqual([]);
  for (const { value } of final.filter((one) => one.name === 'COPY' && !one.value.startsWith('--from')))
    for (const source of value.split(' ').slice(0, -1))
      expect(existsSync(join(ROOT, source)), source).toBe(true);
  for (const [service, { build, image, user: given }] of Object.entries(own.services)) {
    if (build?.dockerfile !== `docker/${dockerfile}`) continue;
    expect(given, service).toBe(user);
    expect(existsSync(resolve(inDocker(''), build.context, build.dockerfile))).toBe(true);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(interpolated(image)).toBe(`gatehouse-${name}:${version}`);
    for (const [argument, value] of Object.entries(build.args ?? {})) {
      expect(interpolated(value)).toMatch(/:\d+\.\d+/);
      expect(read(dockerfile)).toContain(`ARG ${argument}=${interpolated(value)}\n`);
    }
  }
});

test('the nodes run the PostgreSQL of compose.yaml, and Patroni in pinned versions', () => {
  const { POSTGRES_IMAGE } = own.services.database1?.build?.args ?? {};
  expect(POSTGRES_IMAGE).toBe(compose.services.postgres?.image);
  const pins = read('database/requirements.txt')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const pin of pins) expect(pin).toMatch(/^[\w-]+==[\w.]+$/);
});

test('the scripts of the nodes can be executed', () => {
  for (const script of ['with-secrets', 'create-database'])
    expect(statSync(inDocker(`database/${script}`)).mode & 0o111, script).toBe(0o111);
});
