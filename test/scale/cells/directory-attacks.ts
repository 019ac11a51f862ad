import { randomUUID } from 'node:crypto';
import { generateKeyPair } from 'jose';
import type { Evidence } from './evidence.ts';
import { openManifest, signManifest } from './manifest.ts';
import { caughtUp, EU_DOMAIN, now, statusOf, textOf, trustOf, until } from './scene.ts';
import { KID, type Stage } from './stage.ts';
import { discover } from './visitor.ts';

export async function claims(evidence: Evidence, stage: Stage, rejected: readonly string[]) {
  const { router, eu, us } = stage;
  const domain = `contested-${randomUUID().slice(0, 8)}.example`;
  const tries = await Promise.all([eu.claim([['domain', domain]]), us.claim([['domain', domain]])]);
  const winner = tries[0] ? eu : us;
  const loser = tries[0] ? us : eu;
  const founded = await loser.found('Second', domain);
  await caughtUp(stage);
  const { cell } = await discover(router, { email: `anna@${domain}` });
  evidence.expect(
    'a domain that both cells claim at once belongs to one, and the other cell verifies nothing',
    tries.filter(Boolean).length === 1 && founded === null && cell === winner.id,
    `${tries.filter(Boolean).length} of 2 claims accepted, the router leads to that cell`,
  );
  evidence.expect(
    'names that two cells have already are found by their synchronization',
    rejected.length === 1 && rejected[0] === 'Demo Company',
    `${rejected.length} tenant rejected, the demo company that each installation has`,
  );
}

export async function attacks(evidence: Evidence, stage: Stage) {
  const { wire, key, eu } = stage;
  const old = await textOf(`${wire.url}/directory`);
  const manifest = await openManifest(old, trustOf(stage), now());
  await eu.claim([['domain', `later-${randomUUID()}.example`]]);
  await caughtUp(stage);
  const next = { ...manifest, version: manifest.version + 1_000_000, exp: now() + 600 };
  const { privateKey: stranger } = await generateKeyPair('Ed25519');
  const tampered = { ...next, parts: next.parts.with(7, 'A'.repeat(43)) };
  const given: Record<string, string> = {
    // First, because it must not be expired too.
    replayed: old,
    signature: await signManifest(next, stranger, KID),
    expired: await signManifest({ ...next, iat: now() - 700, exp: now() - 100 }, key, KID),
    part_digest: await signManifest(tampered, key, KID),
  };
  wire.replaced.set(`/parts/${'A'.repeat(43)}`, Buffer.alloc(18));
  for (const [reason, jws] of Object.entries(given)) {
    const before = await statusOf(stage);
    wire.replaced.set('/directory', jws);
    const refused = await until(async () => {
      const { refused } = await statusOf(stage);
      return (refused[reason] ?? 0) > (before.refused[reason] ?? 0) + 1;
    });
    const after = await statusOf(stage);
    const { cell } = await discover(stage.router, { email: `x@${EU_DOMAIN}` });
    wire.replaced.delete('/directory');
    const names: Record<string, string> = {
      replayed: 'an older directory that is sent again',
      signature: 'a directory that another key signed',
      expired: 'an expired directory',
      part_digest: 'a directory with changed entries',
    };
    evidence.expect(
      `${names[reason]} is rejected and counted`,
      refused && after.version <= before.version + 2 && after.version < next.version && cell === 'eu',
      `${(after.refused[reason] ?? 0) - (before.refused[reason] ?? 0)} × \`${reason}\`, the router keeps version ${after.version}`,
    );
    await caughtUp(stage);
  }
}
