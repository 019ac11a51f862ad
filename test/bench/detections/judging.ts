import { type Assessment, assess, learn, type Model, type Profile, train } from '@gatehouse/sign-in-risk';
import { attacksOn } from './attacks.ts';
import { ClaimsMemory } from './claims.ts';
import { Dice } from './dice.ts';
import { type Attempt, BEGIN, DAY, LEARNING_DAYS } from './history.ts';
import { honestLife } from './honest-life.ts';
import { organizationOf } from './organization.ts';
import { Memory } from './surroundings.ts';

export interface Judged {
  readonly attempt: Attempt;
  readonly assessment: Assessment;
}

/** The attempts of one organization over 60 days, sorted by time. */
export function historyOf(seed: number): Attempt[] {
  const dice = new Dice(seed);
  const organization = organizationOf(dice);
  const honest = honestLife(dice, organization);
  return [...honest, ...attacksOn(dice, organization, honest)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

/**
 * Judges each sign-in like the product, with only the data known at that time.
 *
 * Attackers fail at a second factor, so only users and low-risk attackers change a profile.
 *
 * @returns the sign-ins after the first 30 days
 */
export function judge(history: readonly Attempt[], withModel: boolean): Judged[] {
  const profiles = new Map<number, Profile>();
  const memory = new Memory();
  const training = new Training();
  const claims = new ClaimsMemory();
  const judged: Judged[] = [];
  for (const attempt of history) {
    const { user, outcome, label, issued } = attempt;
    if (user !== null && outcome === 'passed') {
      const profile = profiles.get(user) ?? null;
      const model = withModel ? training.modelAt(attempt.at) : null;
      const claimsHabit = attempt.claims ? claims.habit() : null;
      const assessment = assess(attempt, profile, { ...memory.around(attempt), claimsHabit }, model);
      if (dayOf(attempt.at) >= LEARNING_DAYS) judged.push({ attempt, assessment });
      if (label === 'honest' || assessment.level === 'low') {
        profiles.set(user, learn(profile, { ...attempt, device: issued }));
        training.add(attempt);
        claims.learn(attempt);
      }
    }
    memory.add(attempt);
  }
  return judged;
}

/** An organization's model. Trained after 30 days, then weekly with the last 30 days. */
class Training {
  private readonly attempts: Attempt[] = [];
  private model: Model | null = null;
  private next = LEARNING_DAYS;

  add(attempt: Attempt): void {
    this.attempts.push(attempt);
  }

  modelAt(at: Date): Model | null {
    if (dayOf(at) < this.next) return this.model;
    const lastDays = this.attempts.filter((attempt) => dayOf(attempt.at) >= this.next - 30);
    this.model = train(lastDays, this.next);
    this.next += 7;
    return this.model;
  }
}

function dayOf(at: Date): number {
  return (at.getTime() - BEGIN) / DAY;
}
