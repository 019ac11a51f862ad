import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CellAgent } from './cell-agent.ts';
import { attacks, claims } from './directory-attacks.ts';
import { Evidence } from './evidence.ts';
import { lostControlPlane, lostSite, move } from './outages.ts';
import { searchDatabase, searchFile } from './residency.ts';
import { directoryCost, rateOf, timeOf } from './router-cost.ts';
import { customHosts, separation, signIns, subdomains, unknownDomains } from './routing.ts';
import { type Customer, caughtUp, count, customerOf, EU_DOMAIN, US_DOMAIN } from './scene.ts';
import { type Stage, setUp } from './stage.ts';

/** Two installations and a router on one machine: docs/scale.md has the output. @throws Error if an expectation is broken */
export async function cells(): Promise<void> {
  const evidence = new Evidence();
  const stage = await setUp();
  const eu = await customerOf(stage.eu, 'Nordlicht', EU_DOMAIN);
  const us = await customerOf(stage.us, 'Globex', US_DOMAIN);
  const rejected = [...(await stage.eu.synchronize()), ...(await stage.us.synchronize())];
  await caughtUp(stage);

  await signIns(evidence, stage, eu, us);
  await separation(evidence, stage, eu);
  await unknownDomains(evidence, stage);
  await subdomains(evidence, stage, us);
  await customHosts(evidence, stage);
  await claims(evidence, stage, rejected);
  await attacks(evidence, stage);
  await lostSite(evidence, stage, eu, us);
  await lostControlPlane(evidence, stage);
  await move(evidence, stage, eu);
  await residency(evidence, stage, eu, us);
  await costs(evidence, stage, us);

  evidence.print();
  if (evidence.broken > 0) throw new Error(`${evidence.broken} expectations are broken`);
}

async function residency(evidence: Evidence, stage: Stage, one: Customer, other: Customer) {
  const { eu, us, files } = stage;
  const secrets = (customer: Customer, domain: string) => [...customer.emails, `admin@${domain}`, domain];
  const [euTexts, usTexts] = [secrets(one, EU_DOMAIN), secrets(other, US_DOMAIN)];
  const texts = [...euTexts, ...usTexts];
  const inEu = await searchDatabase(eu.installation.ownerUrl, texts);
  const inUs = await searchDatabase(us.installation.ownerUrl, texts);
  const [foreignEu, foreignUs] = [
    inEu.traces.filter(({ text }) => !isOf(euTexts, text)),
    inUs.traces.filter(({ text }) => !isOf(usTexts, text)),
  ];
  const own = inEu.traces.length + inUs.traces.length;
  evidence.expect(
    'no address and no domain of one cell is in the database of the other',
    foreignEu.length + foreignUs.length === 0 && inEu.traces.length > 0 && inUs.traces.length > 0,
    `${inEu.tables} and ${inUs.tables} tables, ${texts.length} texts: 0 expected, ${foreignEu.length + foreignUs.length} found; ${own} in their own cell`,
  );
  const [euLogs, usLogs] = [logsOf(eu), logsOf(us)];
  const inLogs = [
    ...euLogs.flatMap((log) => searchFile(log, usTexts)),
    ...usLogs.flatMap((log) => searchFile(log, euTexts)),
  ];
  evidence.expect(
    'nor in its logs',
    inLogs.length === 0 && euLogs.length > 0 && usLogs.length > 0,
    `${inLogs.length} found in ${euLogs.length + usLogs.length} files`,
  );
  const global = [files.claims, `${files.claims}-wal`, files.directory].flatMap((file) =>
    searchFile(file, texts),
  );
  evidence.expect(
    'no address and no domain is in the files of control plane and router',
    global.length === 0,
    `${global.length} found in 3 files`,
  );
}

function logsOf({ installation }: CellAgent): string[] {
  const folder = join(installation.dataDir, 'logs');
  return readdirSync(folder).map((name) => join(folder, name));
}

const isOf = (texts: readonly string[], found: string) =>
  texts.some((text) => text === found || Buffer.from(text).toString('hex') === found);

async function costs(evidence: Evidence, stage: Stage, { app }: Customer) {
  const { router, us } = stage;
  const body = JSON.stringify({ email: `x@${US_DOMAIN}` });
  const found = await timeOf(`${router}/discover`, { method: 'POST', body });
  const sent = await timeOf(`${router}/api/v1/oauth2/authorize?client_id=${app.client_id}`, {
    method: 'GET',
  });
  const page = await timeOf(`${us.installation.origin}/login`, { method: 'GET' });
  const text = ({ p50, p95 }: { p50: number; p95: number }) =>
    `p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)} ms`;
  evidence.expect(
    'time that the router adds, once for each sign-in',
    found.p95 < 50 && sent.p95 < 50,
    `discovery ${text(found)}; redirect ${text(sent)}; for comparison, the sign-in page of a cell ${text(page)}`,
  );
  const rate = await rateOf(router, body);
  evidence.expect('discoveries of one router', rate > 100, `${count(rate)}/s with 16 connections`);
  const { memory, take, restore, lookupsPerSecond } = await directoryCost(1_000_000);
  evidence.expect(
    'memory of 1 million entries in a router',
    memory < 100 * 2 ** 20,
    `${(memory / 2 ** 20).toFixed(1)} MiB; ${count(lookupsPerSecond)} look-ups a second`,
  );
  evidence.expect(
    'time to take a new directory with 1 million entries, or to read it from disk',
    take < 30_000 && restore < 30_000,
    `${count(take)} ms, ${count(restore)} ms: signature, digests and order of all entries`,
  );
}
