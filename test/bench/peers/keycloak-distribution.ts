import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OperatorError, ROOT } from '@gatehouse/embedded';
import { runProgram } from './program.ts';

/** An unpacked Keycloak. */
export interface Distribution {
  /** Absolute. */
  readonly home: string;
  /** `Keycloak 26.7.3` */
  readonly name: string;
}

const ARTIFACT = 'org.keycloak:keycloak-quarkus-dist:LATEST:zip';
const OLDEST_JAVA = 17;

/** Finds the distribution in `KEYCLOAK_HOME`, or else the newest one that Maven has. */
export async function findDistribution(): Promise<Distribution> {
  await requireJava();
  const home = process.env.KEYCLOAK_HOME || (await unpackNewest());
  const libraries = join(home, 'lib/lib/main');
  return { home, name: `Keycloak ${versionOf(existsSync(libraries) ? readdirSync(libraries) : [])}` };
}

/** @param libraries file names @throws OperatorError if Keycloak's server is not among them */
export function versionOf(libraries: readonly string[]): string {
  const server = libraries.map((name) => /^org\.keycloak\.keycloak-services-(.+)\.jar$/.exec(name)?.[1]);
  const version = server.find((found) => found !== undefined);
  if (!version) throw new OperatorError('KEYCLOAK_HOME: is not an unpacked Keycloak.');
  return version;
}

/**
 * @param text the output of `java -version`, such as `openjdk version "17.0.15" 2025-04-15` @returns the major version
 */
export function javaVersionOf(text: string): number {
  return Number(/version "(\d+)/.exec(text)?.[1] ?? 0);
}

async function requireJava(): Promise<void> {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const version = javaVersionOf(await runProgram(java, ['-version']).catch(() => ''));
  if (version < OLDEST_JAVA)
    throw new OperatorError(`Keycloak needs Java ${OLDEST_JAVA} or newer: set JAVA_HOME or install it.`);
}

/** Replaces the distribution of the last run in `.cache`. */
async function unpackNewest(): Promise<string> {
  const directory = join(ROOT, '.cache', 'keycloak');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const goal = [`-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${directory}`];
  // Maven records unpacked files in the working directory and would not unpack them again elsewhere.
  await runProgram('mvn', ['-q', '-B', 'dependency:unpack', ...goal], { cwd: directory }).catch(
    (error: Error) => {
      throw new OperatorError(
        `Maven found no Keycloak. Set KEYCLOAK_HOME to an unpacked one. ${error.message}`,
      );
    },
  );
  const [home] = readdirSync(directory).filter((name) => name.startsWith('keycloak-'));
  if (!home) throw new OperatorError(`${basename(directory)}: Maven unpacked no Keycloak.`);
  return join(directory, home);
}
