import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calculateJwkThumbprint } from 'jose';
import manifest from '../package.json' with { type: 'json' };
import { enroll, Rejected } from './gatehouse.ts';
import { makeKeys, publicPart, readIdentity, saveIdentity } from './identity.ts';
import { defaultName, run } from './run.ts';
import {
  type Given,
  identityFile,
  needed,
  OPTIONS,
  type Option,
  readDirectorySettings,
  readUrl,
  WrongOption,
} from './settings.ts';

const USAGE = `Reads an LDAP directory for Gatehouse. Opens outbound connections alone.

  gatehouse-connector enroll --url https://id.example --code ghc_...
  gatehouse-connector run --ldap-url ldaps://dc1.acme.example --base-dn dc=acme,dc=example \\
    --service-dn cn=gatehouse,dc=acme,dc=example --password-file /etc/gatehouse/ldap-password

Options, or the environment variables beside them:
${Object.entries(OPTIONS)
  .map(([option, variable]) => `  --${option.padEnd(15)} ${variable}`)
  .join('\n')}
`;

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

/** Makes the keys here, and exchanges the code for an identity. */
async function enrollHere(given: Given): Promise<void> {
  const file = identityFile(given);
  if (existsSync(file)) throw new WrongOption(`${file} exists. Delete it, or name another with --identity.`);
  const url = readUrl(needed(given, 'url'));
  const code = needed(given, 'code');
  const keys = await makeKeys();
  const { id, audience, connection } = await enroll(url, {
    code,
    name: given.name ?? defaultName(),
    version: manifest.version,
    signingKey: publicPart(keys.signingKey),
    encryptionKey: publicPart(keys.encryptionKey),
  });
  saveIdentity(file, { id, url, audience, ...keys });
  say(`Enrolled for the connection "${connection}". The identity is in ${file}`);
  say(`Fingerprint: ${await calculateJwkThumbprint(publicPart(keys.signingKey))}`);
}

async function runHere(given: Given): Promise<void> {
  // Before Gatehouse hears of the connector.
  readDirectorySettings(given);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  await run({
    identity: readIdentity(identityFile(given)),
    directory: () => readDirectorySettings(given),
    version: manifest.version,
    stopping: stopping.signal,
    say,
  });
}

const COMMANDS: Readonly<Record<string, (given: Given) => Promise<void>>> = {
  enroll: enrollHere,
  run: runHere,
};

function given(values: Readonly<Record<string, unknown>>): Given {
  const names = Object.keys(OPTIONS) as Option[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name] ?? process.env[OPTIONS[name]];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

try {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const command = COMMANDS[positionals[0] ?? ''];
  if (command) await command(given(values));
  else process.stdout.write(USAGE);
  if (!command && positionals.length > 0) process.exitCode = 1;
} catch (error) {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  const isExpected = error instanceof WrongOption || error instanceof Rejected;
  process.stderr.write(`${isExpected || !cause?.code ? message : `${message}: ${cause.code}`}\n`);
  process.exitCode = 1;
}
