import { Client } from 'pg';
import { createCanaries, removeCanaries } from '../../../isolation/canaries.repository.js';
import { maintenanceConfig } from '../../../jobs/maintenance-database.js';
import { SettingsError } from '../../../settings/read-secret.js';
import { skipped } from '../check.js';
import { CHECKS } from '../checks/index.js';
import { type Result, runChecks } from '../run-checks.js';
import type { Surroundings } from '../surroundings.js';
import { CanaryClient } from './canary-client.js';
import { samlAttacks } from './saml-attacks.js';
import { SamlTarget } from './saml-target.js';
import { tokenAttacks } from './token-attacks.js';
import { TokenTarget } from './token-target.js';

/** Preconditions: the address leads to this installation, and not to another one. */
const BEFORE = new Set(['address', 'discovery', 'database', 'migrations', 'published-keys']);

/**
 * Plays forged responses of an identity provider against two connections of a temporary organization.
 *
 * @param confirmed the host that the operator confirmed, for an installation on another machine
 * @throws SettingsError the installation is not the operator's, or not the confirmed one
 */
export async function runAttack(
  surroundings: Surroundings,
  confirmed: string | undefined,
  report: (result: Result) => void,
): Promise<Result[]> {
  await requireOwn(surroundings, confirmed);
  const client = new Client(maintenanceConfig(surroundings.settings));
  await client.connect();
  try {
    const [canary] = await createCanaries(client, new Date());
    return await attackAs(new CanaryClient(surroundings, canary.token), surroundings, report);
  } finally {
    await removeCanaries(client).finally(() => client.end());
  }
}

async function attackAs(
  admin: CanaryClient,
  surroundings: Surroundings,
  report: (result: Result) => void,
): Promise<Result[]> {
  const tokens = new TokenTarget(admin);
  try {
    const checks = [
      ...samlAttacks(new SamlTarget(admin)),
      ...(reachesThisMachine(surroundings) ? tokenAttacks(tokens) : [NO_PROVIDER]),
    ];
    return await runChecks(checks, surroundings, report);
  } finally {
    tokens.close();
  }
}

const NO_PROVIDER = {
  name: 'openid',
  run: () =>
    skipped(
      'The API calls no address of this machine, so this command cannot be a provider for it. Run it on a test installation with DEMO_DATA=on.',
    ),
};

function reachesThisMachine({ settings }: Surroundings): boolean {
  return settings.OUTBOUND_ALLOW.some((range) => range.startsWith('127.'));
}

async function requireOwn(surroundings: Surroundings, confirmed: string | undefined): Promise<void> {
  const { PUBLIC_URL, production } = surroundings.settings;
  const { hostname } = new URL(PUBLIC_URL);
  if (production && confirmed !== hostname)
    throw new SettingsError(
      `doctor --attack sends forged sign-ins to ${hostname}. If you operate it, name it: doctor --attack --confirm ${hostname}`,
    );
  const results = await runChecks(
    CHECKS.filter(({ name }) => BEFORE.has(name)),
    surroundings,
  );
  const wrong = results.find(({ status }) => status !== 'ok' && status !== 'warning');
  if (wrong)
    throw new SettingsError(
      `${PUBLIC_URL} is not this installation, or does not work: ${wrong.name}: ${wrong.found} Run doctor first.`,
    );
}
