import { expect, test } from 'vitest';
import { daysLater, FIREFOX, habits, quiet, usual } from './examples.ts';
import { assess, levelOf, type Model, type Observation, storedModel, train, training } from './index.ts';
import { seeded } from './seeded.ts';

/** An organization that works in the morning in Germany, with five operators. */
function organization(signIns: number): Observation[] {
  const random = seeded(7);
  return Array.from({ length: signIns }, (_, at) => ({
    ...usual,
    at: daysLater(Math.floor((30 * at) / signIns), Math.floor(random() * 6)),
    operator: 3320 + Math.floor(random() * 5),
  }));
}

const model = train(organization(2000), 1) as Model;
const strange: Observation = {
  ...usual,
  at: daysLater(20, 16),
  method: 'saml',
  country: 'BR',
  operator: 28573,
  userAgent: FIREFOX,
  application: null,
};

test('a model requires 500 sign-ins', () => {
  expect(train(organization(499), 1)).toBeNull();
  expect(train(organization(500), 1)).not.toBeNull();
});

test('the same sign-ins and seed produce the same model, and another seed a different one', () => {
  expect(train(organization(600), 1)).toEqual(train(organization(600), 1));
  expect(train(organization(600), 1)).not.toEqual(train(organization(600), 2));
});

test('a model is at most 300 KB of JSON', () => {
  const json = JSON.stringify(model);
  expect(json.length).toBeLessThan(300_000);
  expect(JSON.parse(json)).toEqual(model);
});

test('a model adds nothing to a sign-in that is usual in the organization', () => {
  expect(assess({ ...usual, at: daysLater(20, 3) }, null, quiet, model).reasons).toEqual([]);
});

test('a model names the three features in which a sign-in differs from the organization', () => {
  const { reasons } = assess(
    { ...usual, at: daysLater(20, 2), country: 'BR', operator: 28573 },
    null,
    quiet,
    model,
  );
  expect(reasons).toMatchObject([{ signal: 'unlike_organization' }]);
  const features = reasons[0]?.found?.split(', ');
  expect(features).toHaveLength(3);
  expect(features?.slice(0, 2).sort()).toEqual(['country', 'operator']);
});

test('training runs in steps of at most 250 sign-ins and keeps 300 values of a feature', () => {
  const many = organization(2000).map((one, at) => ({ ...one, operator: 1_000 + (at % 400) }));
  const steps = training(many, 1);
  let taken = 0;
  for (let step = steps.next(); !step.done; step = steps.next()) taken += 1;
  expect(taken).toBeGreaterThanOrEqual((3 * 2000) / 250 + 60);
  expect(Object.keys(train(many, 1)?.counts.operator ?? {})).toHaveLength(300);
});

test('a stored model is restored unchanged, and an incompatible one is ignored', () => {
  expect(storedModel(JSON.parse(JSON.stringify(model)))).toEqual(model);
  expect(storedModel({ ...model, v: 2 })).toBeNull();
  expect(storedModel({ ...model, typical: [1] })).toBeNull();
  expect(storedModel(null)).toBeNull();
});

test('a model in report-only mode adds no points but names its features', () => {
  const counted = assess(strange, habits(20), quiet, model);
  const reported = assess(strange, habits(20), quiet, model, false);
  expect(reported.score).toBe(assess(strange, habits(20), quiet).score);
  expect(reported.score).toBeLessThan(counted.score);
  const unlike = counted.reasons.find(({ signal }) => signal === 'unlike_organization');
  expect(reported.reasons).toContainEqual({ ...unlike, isCounted: false });
});

test('a model identifies a browser by the name that the caller gives', () => {
  const named = organization(600).map((one) => ({ ...one, browser: 'Chrome on Windows' }));
  const { counts } = train(named, 1) as Model;
  expect(counts.browser).toEqual({ 'Chrome on Windows': 600 });
});

test('a model only adds points, and alone never exceeds medium risk', () => {
  const alone = assess(strange, null, quiet, model);
  expect(alone.reasons.map(({ signal }) => signal)).toEqual(['unlike_organization']);
  expect(alone.level).not.toBe('high');
  expect(levelOf(alone.score)).toBe(alone.level);
  const without = assess(strange, habits(20), quiet);
  const withModel = assess(strange, habits(20), quiet, model);
  expect(withModel.score).toBeGreaterThan(without.score);
  expect(withModel.reasons).toEqual(expect.arrayContaining([...without.reasons]));
});
