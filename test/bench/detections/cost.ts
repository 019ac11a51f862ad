import { assess, learn, type Model, type Profile, type Surroundings, train } from '@gatehouse/sign-in-risk';
import type { Attempt } from './history.ts';
import { Memory } from './surroundings.ts';

interface Step {
  readonly attempt: Attempt & { readonly user: number };
  readonly around: Surroundings;
}

/** CPU time of one `assess` and one `learn`, in µs. */
export function costOf(history: readonly Attempt[], withModel: boolean): number {
  const steps = stepsOf(history);
  const model = withModel
    ? train(
        steps.map(({ attempt }) => attempt),
        1,
      )
    : null;
  // The first pass lets the JavaScript compiler warm up.
  play(steps, model);
  const before = process.cpuUsage();
  play(steps, model);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / steps.length;
}

function stepsOf(history: readonly Attempt[]): Step[] {
  const memory = new Memory();
  return history.flatMap((attempt) => {
    const around = memory.around(attempt);
    memory.add(attempt);
    const { user, outcome } = attempt;
    return user === null || outcome !== 'passed' ? [] : [{ attempt: { ...attempt, user }, around }];
  });
}

/** Reads and writes a profile as JSON, as the database does. */
function play(steps: readonly Step[], model: Model | null): void {
  const profiles = new Map<number, string>();
  for (const { attempt, around } of steps) {
    const profile = JSON.parse(profiles.get(attempt.user) ?? 'null') as Profile | null;
    assess(attempt, profile, around, model);
    profiles.set(attempt.user, JSON.stringify(learn(profile, { ...attempt, device: attempt.issued })));
  }
}
