import { existsSync, readFileSync } from 'node:fs';
import type { FederationReport } from '@gatehouse/contracts';
import { checkFederation } from '../federation/federation-check.js';
import { FederationUnreadable } from '../federation/federation-unreadable.js';
import { parseCidrs } from '../outgoing/address-rule.js';
import { guardedClient } from '../outgoing/guarded-fetch.js';
import { SettingsError } from '../settings/read-secret.js';
import { runCommand } from './run-command.js';

const KINDS = {
  oidc_provider: 'OpenID provider',
  saml_idp: 'SAML identity provider',
  saml_sp: 'SAML service provider',
  oidc_client: 'OAuth client',
} as const;

/**
 * `lint-federation <url or file> [entity ID] [--json]`: a graded report of a provider or an application. Exits with 1
 * on a critical finding.
 */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const [subject, entityId, ...rest] = words.filter((word) => word !== '--json');
  if (!subject || rest.length > 0) {
    throw new SettingsError(
      'lint-federation takes the address of a provider or of metadata, or a file: lint-federation <url or file> [entity ID] [--json]',
    );
  }
  const report = await check(existsSync(subject) ? readFileSync(subject, 'utf8') : subject, entityId);
  console.log(words.includes('--json') ? JSON.stringify(report, null, 1) : linesOf(report).join('\n'));
  if (report.findings.some(({ severity }) => severity === 'critical')) process.exitCode = 1;
});

async function check(subject: string, entityId: string | undefined): Promise<FederationReport> {
  const ranges = (process.env.OUTBOUND_ALLOW ?? '')
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  try {
    return await checkFederation(
      { subject, entityId },
      {
        open: (limits, onConnection) => guardedClient(parseCidrs(ranges), limits, undefined, onConnection),
        // The operator already has access to this machine; the guard still requires the range in OUTBOUND_ALLOW.
        allowsLoopback: true,
        now: () => new Date(),
      },
    );
  } catch (error) {
    if (error instanceof FederationUnreadable) throw new SettingsError(error.message);
    throw error;
  }
}

function linesOf(report: FederationReport): string[] {
  const { kind, name, grade, score, rulesChecked, findings, connections } = report;
  return [
    `${KINDS[kind]} ${name ?? ''}`.trim(),
    `Grade ${grade}, ${score} of 100, ${rulesChecked} rules checked`,
    ...connections.flatMap(({ host, protocol, cipher }) =>
      protocol ? [`${host}: ${protocol}, ${cipher}`] : [],
    ),
    ...findings.flatMap(({ severity, found, why, fix, source, rule }) => [
      '',
      `${severity.toUpperCase()}  ${found}  [${rule}]`,
      `  Why: ${why}`,
      `  Fix: ${fix} (${source})`,
    ]),
    ...(findings.length === 0 ? ['', 'No findings.'] : []),
  ];
}
