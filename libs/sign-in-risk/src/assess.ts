import { remembered } from './history.ts';
import { type Model, unlikeOrganization } from './model.ts';
import { RULES } from './rules.ts';
import type { Assessment, Level, Observation, Profile, Reason, Surroundings } from './types.ts';

/** Score from which a sign-in is of medium risk. */
export const MEDIUM_FROM = 40;

/** Score from which a sign-in is of high risk. */
export const HIGH_FROM = 70;

/**
 * How risky a sign-in is, and why. Without I/O, in microseconds.
 *
 * @param profile null for a user who never signed in; unknown habits alone never reach medium
 * @param model of the organization; it only adds points, and alone never reaches medium
 * @param countsModel false: the model's reason is named, and the score leaves it out
 */
export function assess(
  observation: Observation,
  profile: Profile | null,
  surroundings: Surroundings,
  model: Model | null = null,
  countsModel = true,
): Assessment {
  const facts = { observation, profile: remembered(profile, observation.at), surroundings };
  const unlike = model && unlikeOrganization(observation, model);
  return assessmentOf([
    ...RULES.map((rule) => rule(facts)),
    unlike && !countsModel ? { ...unlike, isCounted: false } : unlike,
  ]);
}

export function assessmentOf(found: readonly (Reason | null)[]): Assessment {
  const reasons = found.filter((reason) => reason !== null).sort((a, b) => b.points - a.points);
  const score = scoreOf(reasons.filter(({ isCounted }) => isCounted !== false));
  return { score, level: levelOf(score), reasons };
}

export function levelOf(score: number): Level {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
}

/** Noisy-or: points are chances out of 100 that the signal alone tells an attack, and signals are independent. */
function scoreOf(reasons: readonly Reason[]): number {
  const harmless = reasons.reduce((chance, { points }) => chance * (1 - points / 100), 1);
  return Math.round(100 * (1 - harmless));
}
