import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { inDocker, interpolated, read, readCompose } from './files.ts';

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
  /** Of a Role. */
  rules?: { resources: string[]; verbs: string[] }[];
}

interface Spec {
  replicas?: number;
  ports?: { port: number }[];
  clusterIP?: string;
  publishNotReadyAddresses?: boolean;
  serviceName?: string;
  egress?: object[];
  volumeClaimTemplates?: { metadata: { name: string } }[];
  /** Labels themselves in a Service. */
  selector?: { matchLabels: Record<string, string> } & Record<string, unknown>;
  podSelector?: { matchLabels: Record<string, string> };
  policyTypes?: string[];
  ingress?: unknown;
  scaleTargetRef?: { name: string };
  minReplicas?: number;
  rules?: { host: string }[];
  template: { metadata: { labels: Record<string, string> }; spec: Pod };
}

interface Pod {
  automountServiceAccountToken: boolean;
  serviceAccountName?: string;
  affinity?: { podAntiAffinity: object };
  securityContext: object;
  containers: Container[];
  initContainers?: Container[];
  volumes: { secret?: { secretName: string; items: { key: string }[] } }[];
}

interface Container {
  name: string;
  image: string;
  restartPolicy?: string;
  env?: { name: string; value?: string }[];
  livenessProbe?: object;
  readinessProbe?: object;
  securityContext: object;
  resources: { requests: object; limits: object };
}

const TOOLS = join(ROOT, '.cache/tools');
const CHECKER = join(TOOLS, 'python/bin/kubernetes-validate');
const isInstalled = existsSync(join(TOOLS, 'helm')) && existsSync(CHECKER);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const PUBLIC = ['--set', 'publicUrl=https://id.example.com'];
const DATABASE = ['--set', 'database.enabled=true'];

function helm(...words: string[]): string {
  return execFileSync(join(TOOLS, 'helm'), words, { encoding: 'utf8', stdio: 'pipe' });
}

function render(...words: string[]): Resource[] {
  return parseAllDocuments(helm('template', 'gh', inDocker('helm'), ...PUBLIC, ...words))
    .map((document) => document.toJS() as Resource | null)
    .filter((resource) => resource !== null);
}

const ofKind = (resources: Resource[], kind: string) =>
  resources.filter((resource) => resource.kind === kind);
const namesOf = (resources: Resource[], kind: string) =>
  ofKind(resources, kind)
    .map(({ metadata }) => metadata.name)
    .sort();

test.runIf(process.env.CI)('Helm is installed in CI', () => {
  expect(isInstalled).toBe(true);
});

test('the chart’s version, Caddyfile and HAProxy configuration match this tree', () => {
  expect(read('helm/Chart.yaml')).toContain(`\nversion: ${version}\nappVersion: ${version}\n`);
  expect(read('helm/files/Caddyfile')).toBe(read('Caddyfile'));
  expect(read('helm/files/haproxy.cfg')).toBe(read('database/haproxy.cfg'));
});

test('the chart has the HAProxy image of Compose', () => {
  const { haproxy } = parse(read('helm/values.yaml')).images;
  const { image = '' } = readCompose('compose.ha.yaml').services.haproxy ?? {};
  expect(interpolated(image)).toBe(`${haproxy.repository}:${haproxy.tag}`);
});

describe.skipIf(!isInstalled)(
  `the Helm chart${isInstalled ? '' : ' (not run here: .ci/install-helm)'}`,
  () => {
    test('passes lint', () => {
      expect(helm('lint', '--strict', inDocker('helm'), ...PUBLIC)).toContain('0 chart(s) failed');
    });

    test.each([
      ['by default', []],
      [
        'with everything set',
        [
          ...['--set', 'ingress.className=nginx,ingress.tlsSecret=tls,ingress.annotations.a=b'],
          ...['--set', 'networkPolicy.metricsFrom[0].podSelector.matchLabels.app=prometheus'],
          ...['--set', 'networkPolicy.ingressFrom[0].namespaceSelector.matchLabels.name=ingress'],
          ...['--set', 'images.api.digest=sha256:0,images.pullSecrets[0].name=pull'],
          ...['--set', 'settings.GOOGLE_CLIENT_ID=x,settings.DATABASE_POOL_SIZE=20'],
        ],
      ],
      [
        'with a database',
        [
          ...DATABASE,
          ...['--set', 'database.storage.className=fast,database.clusterDomain=example.internal'],
          ...['--set', 'networkPolicy.databaseFrom[0].podSelector.matchLabels.app=backup'],
        ],
      ],
      ['with a database on fewer machines', [...DATABASE, '--set', 'database.requireSeparateNodes=false']],
      [
        'with everything off',
        [
          '--set',
          'ingress.enabled=false,autoscaling.enabled=false,networkPolicy.enabled=false,podDisruptionBudget.enabled=false',
        ],
      ],
    ])('%s renders manifests that match the Kubernetes schemas', (_name, words) => {
      const folder = mkdtempSync(join(tmpdir(), 'gatehouse-chart-'));
      const file = join(folder, 'rendered.yaml');
      writeFileSync(file, helm('template', 'gh', inDocker('helm'), ...PUBLIC, ...words));
      execFileSync(CHECKER, ['--strict', '--quiet', file], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    });

    test.each([
      ['no public address', ['--set', 'publicUrl=']],
      ['plain http', ['--set', 'publicUrl=http://id.example.com']],
      ['an address with a path', ['--set', 'publicUrl=https://id.example.com/x']],
      ['a secret among the settings', ['--set', 'settings.MASTER_KEY=x']],
      ['demo data', ['--set', 'settings.DEMO_DATA=on']],
      ['a database without a size', [...DATABASE, '--set', 'database.storage.size=']],
      ['other numbers of database nodes', [...DATABASE, '--set', 'database.replicas=2']],
    ])('rejects %s', (_name, words) => {
      expect(() => render(...words)).toThrow(/meet the specifications of the schema/);
    });

    test('every pod has probes and limits, but no privileges or token', () => {
      const resources = render();
      expect(namesOf(resources, 'Deployment')).toEqual(['gh-api', 'gh-proxy', 'gh-web']);
      for (const { kind, metadata, spec } of resources) {
        if (kind !== 'Deployment' && kind !== 'Job') continue;
        const pod = spec.template.spec;
        expect(pod, metadata.name).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 1000,
            seccompProfile: { type: 'RuntimeDefault' },
          },
        });
        for (const container of pod.containers) {
          expect(container.securityContext).toMatchObject({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
          expect(container.resources).toMatchObject({
            requests: { cpu: expect.anything() },
            limits: { memory: expect.anything() },
          });
          if (kind === 'Job') continue;
          expect(container.livenessProbe, metadata.name).toBeDefined();
          expect(container.readinessProbe, metadata.name).toBeDefined();
        }
      }
    });

    test('images have the release version or the pinned one', () => {
      const images = (...words: string[]) =>
        ofKind(render(...words), 'Deployment').map(({ spec }) => spec.template.spec.containers[0]?.image);
      expect(images()).toContain(`gatehouse-api:${version}`);
      expect(images('--set', 'images.api.digest=sha256:abc')).toContain(
        `gatehouse-api:${version}@sha256:abc`,
      );
    });

    test('migrations run before an install and an upgrade, and reach only the database', () => {
      const resources = render();
      const [job] = ofKind(resources, 'Job');
      expect(job?.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
      const policy = ofKind(resources, 'NetworkPolicy').find(
        ({ metadata }) => metadata.name === 'gh-migrate',
      );
      expect(policy?.metadata.annotations?.['helm.sh/hook-weight']).toBe('-1');
      expect(policy?.spec).toMatchObject({
        policyTypes: ['Ingress', 'Egress'],
        egress: [{}, { ports: [{ port: 5432 }] }],
      });
      expect(policy?.spec.ingress).toBeUndefined();
    });

    test('each part has a disruption budget and a network policy; API and web app scale', () => {
      const resources = render();
      expect(namesOf(resources, 'PodDisruptionBudget')).toEqual(['gh-api', 'gh-proxy', 'gh-web']);
      expect(namesOf(resources, 'NetworkPolicy')).toEqual(['gh-api', 'gh-migrate', 'gh-proxy', 'gh-web']);
      const scaled = ofKind(resources, 'HorizontalPodAutoscaler');
      expect(scaled.map(({ spec }) => [spec.scaleTargetRef?.name, spec.minReplicas])).toEqual([
        ['gh-api', 2],
        ['gh-web', 2],
      ]);
      // A replica count in the Deployment would reset the autoscaler's count at each upgrade.
      for (const { metadata, spec } of ofKind(resources, 'Deployment'))
        expect(spec.replicas, metadata.name).toBe(metadata.name === 'gh-proxy' ? 2 : undefined);
      const fixed = render('--set', 'autoscaling.enabled=false');
      expect(ofKind(fixed, 'HorizontalPodAutoscaler')).toEqual([]);
      expect(ofKind(fixed, 'Deployment').map(({ spec }) => spec.replicas)).toEqual([2, 2, 2]);
    });

    test('each selector selects the pods of one Deployment', () => {
      const resources = render();
      const labels = ofKind(resources, 'Deployment').map(({ spec }) => spec.template.metadata.labels);
      for (const { kind, metadata, spec } of resources) {
        const wanted = spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels;
        if (!wanted || metadata.name === 'gh-migrate') continue;
        const chosen = labels.filter((one) =>
          Object.entries(wanted).every(([name, value]) => one[name] === value),
        );
        expect(chosen, `${kind} ${metadata.name}`).toHaveLength(1);
      }
    });

    test('each pod has the secrets that it reads, and make-secrets.mjs generates all of them', () => {
      const folder = mkdtempSync(join(tmpdir(), 'gatehouse-chart-'));
      execFileSync(process.execPath, [inDocker('make-secrets.mjs'), folder]);
      const made = readdirSync(folder);
      rmSync(folder, { recursive: true });
      for (const { kind, metadata, spec } of render()) {
        if (kind !== 'Deployment' && kind !== 'Job') continue;
        const { containers, volumes } = spec.template.spec;
        const mounted = volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []);
        expect(made, metadata.name).toEqual(expect.arrayContaining(mounted));
        for (const { value = '' } of containers.flatMap(({ env = [] }) => env))
          if (value.startsWith('/run/secrets/'))
            expect(mounted).toContain(value.replace('/run/secrets/', ''));
      }
      const owners = render().filter(({ spec }) => JSON.stringify(spec ?? {}).includes('database_owner_url'));
      expect(owners.map(({ kind }) => kind)).toEqual(['Job']);
    });

    test('the proxy routes to the services of the release, and the ingress uses the public host', () => {
      const resources = render('--set', 'publicUrl=https://id.example.com:8443');
      const [config] = ofKind(resources, 'ConfigMap');
      expect(config?.data?.Caddyfile).toContain('reverse_proxy gh-api:8080 {');
      expect(config?.data?.Caddyfile).toContain('reverse_proxy gh-web:3001 {');
      expect(namesOf(resources, 'Service')).toEqual(['gh-api', 'gh-proxy', 'gh-web']);
      expect(ofKind(resources, 'Ingress')[0]?.spec.rules?.[0]?.host).toBe('id.example.com');
    });

    test('a database has three nodes on separate machines, each with its own volume', () => {
      const [nodes] = ofKind(render(...DATABASE), 'StatefulSet');
      expect(nodes?.spec.replicas).toBe(3);
      expect(nodes?.spec.volumeClaimTemplates?.map(({ metadata }) => metadata.name)).toEqual(['data']);
      const pod = nodes?.spec.template.spec;
      expect(pod).toMatchObject({
        serviceAccountName: 'gh-database',
        automountServiceAccountToken: true,
        securityContext: { runAsNonRoot: true, runAsUser: 70, seccompProfile: { type: 'RuntimeDefault' } },
        affinity: {
          podAntiAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'kubernetes.io/hostname' }],
          },
        },
      });
      expect(pod?.containers[0]).toMatchObject({
        image: `gatehouse-database:${version}`,
        livenessProbe: { httpGet: { path: '/liveness' } },
        readinessProbe: { httpGet: { path: '/readiness' } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      });
    });

    test('the nodes get exactly the secrets that their scripts read', () => {
      const [nodes] = ofKind(render(...DATABASE), 'StatefulSet');
      const scripts = read('database/with-secrets') + read('database/create-database');
      const wanted = [...scripts.matchAll(/\$SECRETS_DIR\/(\w+)/g)].map(([, name]) => name).sort();
      const mounted = nodes?.spec.template.spec.volumes.flatMap(({ secret }) => secret?.items ?? []);
      expect(mounted?.map(({ key }) => key).sort()).toEqual(wanted);
    });

    test('only the nodes may use the API of Kubernetes, for their state and their own labels', () => {
      const resources = render(...DATABASE);
      const [role] = ofKind(resources, 'Role');
      expect(role?.rules?.flatMap((rule) => rule.resources)).toEqual(['endpoints', 'pods']);
      expect(role?.rules?.[1]?.verbs).not.toContain('delete');
      for (const { metadata, spec } of resources.filter(({ spec }) => spec?.template))
        expect(spec.template.spec.automountServiceAccountToken, metadata.name).toBe(
          metadata.name === 'gh-database',
        );
      expect(ofKind(render(), 'ServiceAccount')).toEqual([]);
    });

    test('HAProxy runs beside the API and the migrations, with the addresses of the three nodes', () => {
      const resources = render(...DATABASE);
      const [nodes] = ofKind(resources, 'StatefulSet');
      const service = ofKind(resources, 'Service').find(
        ({ metadata }) => metadata.name === 'gh-database-nodes',
      );
      expect(service?.spec).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true });
      expect(nodes?.spec).toMatchObject({ serviceName: 'gh-database-nodes', replicas: 3 });
      const [config] = ofKind(resources, 'ConfigMap').filter(
        ({ metadata }) => metadata.name === 'gh-haproxy',
      );
      expect(config?.data?.['haproxy.cfg']).toBe(read('database/haproxy.cfg'));

      const withHaproxy = resources.filter(({ spec }) => spec?.template?.spec.initContainers);
      expect(withHaproxy.map(({ metadata }) => metadata.name).sort()).toEqual(['gh-api', 'gh-migrate']);
      for (const { metadata, spec } of withHaproxy) {
        const [haproxy] = spec.template.spec.initContainers ?? [];
        expect(haproxy, metadata.name).toMatchObject({
          name: 'haproxy',
          restartPolicy: 'Always',
          startupProbe: { exec: { command: expect.arrayContaining(['http://127.0.0.1:8404/health']) } },
          securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
          resources: { requests: { cpu: expect.anything() }, limits: { memory: expect.anything() } },
        });
        expect(haproxy?.env?.map(({ name, value }) => `${name}=${value}`)).toEqual([
          'WRITABLE=127.0.0.1:5432',
          'READABLE=127.0.0.1:5433',
          ...[0, 1, 2].map(
            (node) =>
              `DATABASE${node + 1}=gh-database-${node}.gh-database-nodes.default.svc.cluster.local:5432`,
          ),
        ]);
      }
      expect(() => render(...DATABASE, '--kube-version', '1.28.0')).toThrow(/needs Kubernetes 1.29/);
    });

    test('the service of the leader has no selector: Patroni sets its address', () => {
      const resources = render(...DATABASE);
      const serviceOf = (name: string) =>
        ofKind(resources, 'Service').find(({ metadata }) => metadata.name === name)?.spec;
      expect(serviceOf('gh-database')).toEqual({
        ports: [{ name: 'postgres', port: 5432, targetPort: 5432 }],
      });
      expect(serviceOf('gh-database-read')?.selector).toMatchObject({
        'app.kubernetes.io/component': 'database',
        role: 'replica',
      });
      for (const state of ['config', 'sync', 'failover', 'failsafe'])
        expect(serviceOf(`gh-database-${state}`)).toEqual({ clusterIP: 'None' });
      const [nodes] = ofKind(resources, 'StatefulSet');
      const env = nodes?.spec.template.spec.containers[0]?.env;
      expect(env).toContainEqual({ name: 'PATRONI_SCOPE', value: 'gh-database' });
      const labels = nodes?.spec.template.metadata.labels;
      const wanted = env?.find(({ name }) => name === 'PATRONI_KUBERNETES_LABELS')?.value;
      expect(labels).toMatchObject({ ...parse(wanted ?? ''), 'cluster-name': 'gh-database' });
    });

    test('the nodes have a disruption budget, and only API and migrations reach them', () => {
      const resources = render(...DATABASE);
      expect(namesOf(resources, 'PodDisruptionBudget')).toContain('gh-database');
      expect(namesOf(resources, 'HorizontalPodAutoscaler')).not.toContain('gh-database');
      const policy = ofKind(resources, 'NetworkPolicy').find(
        ({ metadata }) => metadata.name === 'gh-database',
      );
      const parts = [...JSON.stringify(policy?.spec.ingress).matchAll(/component":"(\w+)/g)];
      expect(parts.map(([, part]) => part)).toEqual(['database', 'api', 'migrate']);
      expect(policy?.spec.egress?.at(-1)).toEqual({
        ports: [
          { port: 443, protocol: 'TCP' },
          { port: 6443, protocol: 'TCP' },
        ],
      });
    });

    test('with a database, the first migration runs after the install has created it', () => {
      const hooks = render(...DATABASE)
        .filter(({ metadata }) => metadata.name === 'gh-migrate')
        .map(({ kind, metadata }) => [kind, metadata.annotations?.['helm.sh/hook']]);
      expect(hooks.sort()).toEqual([
        ['Job', 'post-install,pre-upgrade'],
        ['NetworkPolicy', 'post-install,pre-upgrade'],
      ]);
    });

    test('with a database, the API reads from the standbys', () => {
      const readers = (values: readonly string[]) =>
        JSON.stringify(render(...values).filter(({ metadata }) => metadata.name === 'gh-api')).split(
          '"name":"DATABASE_READ_URL_FILE","value":"/run/secrets/database_read_url"',
        ).length - 1;
      expect([readers(DATABASE), readers([])]).toEqual([1, 0]);
    });

    test('make-secrets.mjs writes the addresses of the database into the URLs', () => {
      const folder = mkdtempSync(join(tmpdir(), 'gatehouse-chart-'));
      const addresses = ['127.0.0.1:5432', '127.0.0.1:5433'];
      execFileSync(process.execPath, [inDocker('make-secrets.mjs'), folder, ...addresses]);
      const hostOf = (name: string) => new URL(readFileSync(join(folder, name), 'utf8')).host;
      expect(['database_url', 'database_owner_url', 'database_maintenance_url'].map(hostOf)).toEqual(
        Array.from({ length: 3 }, () => addresses[0]),
      );
      expect(hostOf('database_read_url')).toBe(addresses[1]);
      rmSync(folder, { recursive: true });
    });
  },
);
