import { type Advisory, type AdvisoryProblem, FIX_IN_RANGE, SEVERITIES } from './advisory.ts';
import { type Lockfile, neededByAll } from './bill-of-materials.server.ts';

interface Report {
  readonly auditReportVersion?: number;
  readonly statusCode?: number;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly name: string;
  /** An object is an advisory; a text names another vulnerable package. */
  readonly via: readonly (string | Via)[];
  readonly nodes: readonly string[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

interface Via {
  readonly source: number;
  readonly title: string;
  readonly url?: string;
  readonly severity: string;
  readonly range: string;
  readonly cwe?: readonly string[];
}

/** The registry gave no list of advisories. */
export class NoReport extends Error {
  readonly problem: AdvisoryProblem;

  constructor(problem: AdvisoryProblem) {
    super(`No report of the package registry: ${problem}`);
    this.problem = problem;
  }
}

/**
 * What `npm audit --json` says, most severe first.
 *
 * @param workspaces those that run in production
 * @throws NoReport the answer is not a report of version 2. Its text is not repeated: an address may hold a credential
 */
export function readAudit(output: string, lock: Lockfile, workspaces: readonly string[]): Advisory[] {
  const report = parse(output);
  if (report.statusCode) throw new NoReport('rejected');
  if (report.auditReportVersion !== 2 || !report.vulnerabilities) throw new NoReport('unreachable');
  const shipped = neededByAll(lock, workspaces);
  const found = Object.values(report.vulnerabilities).flatMap((vulnerability) =>
    vulnerability.via.flatMap((via) =>
      typeof via === 'string' ? [] : [advisoryOf(via, vulnerability, lock, shipped)],
    ),
  );
  return found.sort((a, b) => rank(a) - rank(b) || (a.package < b.package ? -1 : 1));
}

function parse(output: string): Report {
  try {
    return (JSON.parse(output) as Report | null) ?? {};
  } catch {
    return {};
  }
}

function advisoryOf(
  { source, title, url = '', severity, range, cwe = [] }: Via,
  { name, nodes, fixAvailable }: Vulnerability,
  lock: Lockfile,
  shipped: ReadonlySet<string>,
): Advisory {
  const versions = nodes.flatMap((path) => lock.packages[path]?.version ?? []);
  return {
    id: /GHSA(?:-[\w]{4}){3}/.exec(url)?.[0] ?? `npm-${source}`,
    title,
    url: url.startsWith('https://') ? url : null,
    // An unknown word counts as high, rather than as nothing.
    severity: SEVERITIES.find((known) => known === severity) ?? 'high',
    package: name,
    versions: [...new Set(versions)].sort(),
    range,
    fix: fixOf(fixAvailable),
    isShipped: nodes.some((path) => shipped.has(path)),
    cwes: cwe.flatMap((each) => Number(/^CWE-(\d+)$/.exec(each)?.[1]) || []),
  };
}

function fixOf(fix: Vulnerability['fixAvailable']): string | null {
  if (typeof fix === 'object') return `${fix.name} ${fix.version}`;
  return fix ? FIX_IN_RANGE : null;
}

function rank({ severity }: Advisory): number {
  return SEVERITIES.indexOf(severity);
}
