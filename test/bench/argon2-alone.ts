import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Prints the verifications per second of all cores together, with the product's parameters. */
const seconds = Number(process.argv[2]);
const stored = await hash('Gatehouse-demo-1', {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});
const until = performance.now() + seconds * 1000;
let done = 0;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (performance.now() < until) {
      await verify(stored, 'Gatehouse-demo-1');
      done += 1;
    }
  }),
);
process.stdout.write(String(done / seconds));
