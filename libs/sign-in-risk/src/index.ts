export { assess, HIGH_FROM, levelOf, MEDIUM_FROM } from './assess.ts';
export { assessMove, isStolen, type Place, placeKeyOf } from './assess-move.ts';
export { learn } from './learn.ts';
export { FEWEST_TO_TRAIN, type Model, storedModel, train, training } from './model.ts';
export { MOST_CLAIMS } from './other-claims.ts';
export {
  type Assessment,
  type ClaimsHabit,
  type Level,
  type Observation,
  type Profile,
  type Reason,
  SIGNALS,
  type Signal,
  type Surroundings,
} from './types.ts';
