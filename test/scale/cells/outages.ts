import { copyFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { TenantDto } from '@gatehouse/contracts';
import type { Name } from './cell-agent.ts';
import type { Evidence } from './evidence.ts';
import { addressAt, type Customer, statusOf, US_DOMAIN, until } from './scene.ts';
import { LIFETIME, type Stage } from './stage.ts';
import { SteadyLoad } from './steady-load.ts';
import { discover, signInAt, signInThrough } from './visitor.ts';

export async function lostSite(evidence: Evidence, stage: Stage, { emails, app }: Customer, us: Customer) {
  const { router, eu } = stage;
  const unknown = await addressAt('example', 'eu', router);
  const load = new SteadyLoad(router, us.emails, us.app);
  await wait(6_000);
  load.begin('while the other cell is gone');
  await eu.installation.kill();
  const killed = performance.now();
  await until(async () => (await statusOf(stage)).down.includes('eu'));
  const noticed = performance.now() - killed;
  const answer = await discover(router, { email: emails[0] ?? '' });
  const page = await fetch(`${router}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: emails[0] ?? '' }),
    headers: { accept: 'text/html' },
  });
  const isPage = page.status === 503 && (await page.text()).includes('European Union');
  const stranger = await discover(router, { email: unknown });
  evidence.expect(
    'users of a cell that is gone get a clear response of the router',
    answer.code === 'cell_unavailable' && isPage && page.headers.get('retry-after') !== null,
    `${(noticed / 1_000).toFixed(1)} s after \`kill -9\`: 503, a page with the region, the time and \`Retry-After\``,
  );
  evidence.expect(
    'unknown domains that lead to this cell get the same response',
    stranger.status === 503 && stranger.title === answer.title,
    `${stranger.status}, the same text`,
  );
  await wait(6_000);
  load.begin('while the other cell starts');
  const took = await eu.installation.run();
  await until(async () => !(await statusOf(stage)).down.includes('eu'));
  const { claims } = await signInThrough(router, { email: emails[0] ?? '' }, emails[0] ?? '', app);
  evidence.expect(
    'the cell is back, and its users sign in',
    claims?.iss === eu.installation.origin,
    `ready after ${took.toFixed(1)} s, token of its issuer`,
  );
  load.begin('after');
  await wait(5_000);
  const counted = await load.end();
  const failures = counted.flatMap((each) => each.failures);
  const total = counted.reduce((sum, { succeeded }) => sum + succeeded, 0);
  evidence.expect(
    'users of the other cell notice nothing',
    failures.length === 0 && total > 50,
    `${total} requests of 3 kinds, ${failures.length} failures${failures[0] ? `: ${failures[0]}` : ''}`,
  );
  console.log('\n| Users of the other cell | Phase | Succeeded | Failed | p50, p95 |\n|---|---|---|---|---|');
  for (const { name, phase, succeeded, failures: failed, p50, p95 } of counted)
    console.log(
      `| ${name} | ${phase} | ${succeeded} | ${failed.length} | ${p50.toFixed(0)}, ${p95.toFixed(0)} ms |`,
    );
  console.log('');
}

export async function lostControlPlane(evidence: Evidence, stage: Stage) {
  const { router, us, files } = stage;
  const { version } = await statusOf(stage);
  await stage.killControlPlane();
  await wait((LIFETIME + 2) * 1_000);
  const { expiresIn } = await statusOf(stage);
  const asked = Array.from({ length: 200 }, (_, n) => discover(router, { email: `n${n}@${US_DOMAIN}` }));
  const found = (await Promise.all(asked)).filter(({ cell }) => cell === 'us').length;
  const claim = await us.claim([['domain', 'waiting.example']]).catch(() => 'unreachable');
  evidence.expect(
    'without the control plane, routing goes on after the expiry, and new names wait',
    expiresIn < 0 && found === asked.length && claim === 'unreachable',
    `${-expiresIn} s after the expiry: ${found} of ${asked.length} routed; claim: ${claim}`,
  );
  await stage.restartRouter();
  const restored = await discover(router, { email: `x@${US_DOMAIN}` });
  evidence.expect(
    'a router that restarts meanwhile goes on with its file',
    restored.cell === 'us' && (await statusOf(stage)).version >= version,
    `version ${(await statusOf(stage)).version} from disk`,
  );
  const copy = `${files.directory}.copy`;
  copyFileSync(files.directory, copy);
  const strict = await stage.addRouter(copy, 1);
  const refused = await discover(strict, { email: `x@${US_DOMAIN}` });
  evidence.expect(
    'a directory is not used after its grace time',
    refused.status === 503 && refused.code === 'directory_expired',
    `a router with a grace time of 1 s: ${refused.status} \`${refused.code}\``,
  );
  await stage.startControlPlane();
  const isNewer = await until(async () => (await statusOf(stage)).version > version);
  const accepted = await us.claim([['domain', 'waiting.example']]);
  evidence.expect(
    'the control plane is back: higher versions, and the claim succeeds',
    isNewer && accepted,
    `version ${version}, then ${(await statusOf(stage)).version}`,
  );
}

export async function move(evidence: Evidence, stage: Stage, { tenant, emails }: Customer) {
  const { router, eu } = stage;
  const { version } = await eu.call<TenantDto>('GET', `/api/v1/tenants/${tenant.id}`);
  const names: Name[] = await eu.namesOf(tenant);
  await eu.call('POST', '/api/v1/tenants/bulk', { action: 'suspend', items: [{ id: tenant.id, version }] });
  const frozen = await signInAt(eu.installation.origin, emails[0] ?? '').catch(
    (error: Error) => error.message,
  );
  const begun = performance.now();
  const moved = await eu.transfer(names, 'us');
  const stolen = await eu.transfer(names, 'eu');
  await until(async () => (await discover(router, { email: emails[0] ?? '' })).cell === 'us');
  const took = performance.now() - begun;
  evidence.expect(
    'a move: the tenant is frozen, all of its names change cell in one version, the router follows',
    moved && !stolen && frozen.startsWith('sign-in: 403'),
    `${names.length} names, ${took.toFixed(0)} ms; sign-in meanwhile: ${frozen.slice(9, 12)}. The data is not copied`,
  );
}
