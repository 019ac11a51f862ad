import type { Advisory, AdvisoryCheck } from './advisory.ts';

/** The used parts of a lockfile. Source: npm, package-lock.json, lockfileVersion 3. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** Target folder of a link. */
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A third-party package that the product needs at run time. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** The package's SPDX expression; null if it states none. */
  readonly license: string | null;
  /** Subresource Integrity of the archive, such as `sha512-…`; null if the lockfile contains none. */
  readonly integrity: string | null;
  /** Whether a workspace of the product depends on it directly. */
  readonly isDirect: boolean;
  /** Package URLs of its own dependencies. */
  readonly needs: readonly string[];
}

/** The packages that the workspaces need at run time, without development dependencies. */
export function dependenciesOf(lock: Lockfile, workspaces: readonly string[]): Dependency[] {
  const paths = neededByAll(lock, workspaces);
  const direct = new Set([...paths].filter(isOurs).flatMap((path) => neededBy(lock, path)));
  const found = new Map<string, Dependency>();
  for (const path of [...paths].filter((each) => !isOurs(each))) {
    const { version = '', license = null, integrity = null } = lock.packages[path] ?? {};
    const name = nameOf(path);
    const url = packageUrl(name, version);
    const isDirect = direct.has(path) || found.get(url)?.isDirect === true;
    const needs = neededBy(lock, path).flatMap((next) => urlOf(lock, next));
    found.set(url, { name, version, license, integrity, isDirect, needs: [...new Set(needs)].sort() });
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Paths in the lockfile, including those of the workspaces. */
export function neededByAll(lock: Lockfile, workspaces: readonly string[]): Set<string> {
  // A set is walked in the order in which it grows.
  const paths = new Set(workspaces);
  for (const path of paths) for (const next of neededBy(lock, path)) paths.add(next);
  return paths;
}

function isOurs(path: string): boolean {
  return !path.includes('node_modules/');
}

/** Source: package-url/purl-spec, type npm. */
export function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

interface Described {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The dependencies as a bill of materials, with their advisories. Source: CycloneDX 1.6, JSON (ECMA-424). */
export function cycloneDx(product: Described, dependencies: readonly Dependency[], check: AdvisoryCheck) {
  const root = packageUrl(product.name, product.version);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name: product.name,
        version: product.version,
        licenses: [{ expression: product.license }],
        purl: root,
      },
      properties: [
        { name: 'gatehouse:advisories:checkedAt', value: check.checkedAt ?? 'never' },
        ...(check.problem ? [{ name: 'gatehouse:advisories:problem', value: check.problem }] : []),
      ],
    },
    components: dependencies.map((dependency) => componentOf(dependency)),
    dependencies: [
      {
        ref: root,
        dependsOn: dependencies
          .filter(({ isDirect }) => isDirect)
          .map(({ name, version }) => packageUrl(name, version)),
      },
      ...dependencies.map(({ name, version, needs }) => ({
        ref: packageUrl(name, version),
        dependsOn: needs,
      })),
    ],
    // An empty list says that there are none, which only a check can know.
    ...(check.checkedAt && {
      vulnerabilities: check.advisories.filter(({ isShipped }) => isShipped).map(vulnerabilityOf),
    }),
  };
}

function vulnerabilityOf(advisory: Advisory) {
  const { id, title, url, severity, range, fix, versions, cwes } = advisory;
  return {
    'bom-ref': id,
    id,
    ...(url && { source: { name: new URL(url).hostname, url } }),
    ratings: [{ severity: severity === 'moderate' ? 'medium' : severity }],
    ...(cwes.length > 0 && { cwes }),
    description: title,
    detail: `Affected versions: ${range}`,
    ...(fix && { recommendation: `Update: ${fix}` }),
    ...(url && { advisories: [{ url }] }),
    affects: versions.map((version) => ({
      ref: packageUrl(advisory.package, version),
      versions: [{ version, status: 'affected' }],
    })),
  };
}

function componentOf({ name, version, license, integrity }: Dependency) {
  const purl = packageUrl(name, version);
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope && { group: scope }),
    name: bare,
    version,
    scope: 'required',
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [{ expression: license }] }),
    purl,
  };
}

function neededBy(lock: Lockfile, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const at = placeOf(lock, path, name);
    return at === null ? [] : [at];
  });
}

/** Resolves a package as Node does; null for an optional one that is not installed. */
function placeOf(lock: Lockfile, from: string, name: string): string | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const locked = lock.packages[path];
    if (locked) return locked.link ? (locked.resolved ?? null) : path;
    if (!folder) return null;
  }
}

/** The next parent folder that can contain packages. */
function parentOf(folder: string): string {
  const at = folder.lastIndexOf('/node_modules/');
  return at < 0 ? '' : folder.slice(0, at);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** None for a workspace of the product. */
function urlOf(lock: Lockfile, path: string): string[] {
  if (isOurs(path)) return [];
  return [packageUrl(nameOf(path), lock.packages[path]?.version ?? '')];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
