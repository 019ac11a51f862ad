import { OperatorError } from '@gatehouse/embedded';
import { analytics } from './analytics.ts';
import { beside } from './beside.ts';
import { chaos } from './chaos.ts';
import { costs } from './costs.ts';
import { detections } from './detections/detections.ts';
import { endInOrder, stopAll } from './endings.ts';
import { gateway } from './gateway.ts';
import { memory } from './memory.ts';
import { openid } from './openid.ts';
import { pages } from './pages.ts';
import { peers } from './peers/peers.ts';
import { provisioning } from './provisioning.ts';
import { recovery } from './recovery.ts';
import { regressions } from './regressions/regressions.ts';
import { risk } from './risk.ts';
import { samlAnswers } from './saml-answers.ts';
import { samlSignOns } from './saml-http.ts';
import { samlMessages } from './saml-messages.ts';
import { scale } from './scale.ts';
import { signIns } from './sign-ins.ts';
import { startUp } from './start-up.ts';
import { weight } from './weight.ts';

/** Each bench prints its results, as ratios to a reference from the same run if there is one. */
const BENCHES: Record<string, (flags: readonly string[]) => Promise<void>> = {
  'start-up': startUp,
  recovery,
  chaos,
  memory,
  'sign-ins': signIns,
  pages,
  weight,
  gateway,
  openid,
  scale,
  analytics,
  'saml-messages': samlMessages,
  'saml-sign-ons': samlSignOns,
  'saml-answers': samlAnswers,
  provisioning,
  regressions,
  detections,
  risk,
  costs,
  peers,
  beside,
};

const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}: choose from ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}
endInOrder();
for (const [name, bench] of Object.entries(BENCHES)) {
  // Runs only if it is named, because it needs another checkout.
  if (wanted.length > 0 ? !wanted.includes(name) : name === 'beside') continue;
  console.log(`\n${name}`);
  try {
    await bench(flags);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
}
