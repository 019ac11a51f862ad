import { expect, test } from 'vitest';
import type { ClientContext } from '../common/client-address.js';
import type { Proof } from './proof.js';
import type { SessionRecord } from './session-record.js';
import { SignInRefused } from './sign-in-refused.js';
import { type Entering, type SignInRule, SignInRules } from './sign-in-rules.js';

const entering = { tenantId: 't' } as Entering;
const proof = {} as Proof;
const client = {} as ClientContext;

/** A rule that records its calls in `heard`. */
function aRule(name: string, heard: string[], refusal: SignInRefused | null = null): SignInRule {
  return {
    asksForCode: async () => false,
    refuse: () => {
      heard.push(`${name} asked`);
      return refusal;
    },
    entered: async () => {
      heard.push(`${name} told`);
    },
  };
}

test('every rule runs if none rejects', () => {
  const heard: string[] = [];
  const rules = new SignInRules();
  rules.register(aRule('first', heard));
  rules.register(aRule('second', heard));
  expect(rules.refuse(entering, proof)).toBeNull();
  expect(heard).toEqual(['first asked', 'second asked']);
});

test('the first rejection ends the evaluation', () => {
  const heard: string[] = [];
  const rules = new SignInRules();
  const refusal = SignInRefused.ssoRequired('t');
  rules.register(aRule('first', heard));
  rules.register(aRule('second', heard, refusal));
  rules.register(aRule('third', heard, SignInRefused.person('t')));
  expect(rules.refuse(entering, proof)).toBe(refusal);
  expect(heard).toEqual(['first asked', 'second asked']);
});

test('a sign-in notifies every rule, and waits for each', async () => {
  const heard: string[] = [];
  const rules = new SignInRules();
  rules.register(aRule('first', heard));
  rules.register({
    ...aRule('second', heard),
    entered: async () => {
      throw new Error('not noted');
    },
  });
  await expect(rules.entered(entering, proof, client)).rejects.toThrow('not noted');
  expect(heard).toEqual(['first told']);
});

test('a new session notifies every watcher, and waits for each', async () => {
  const heard: string[] = [];
  const rules = new SignInRules();
  for (const name of ['first', 'second']) {
    rules.watch({
      opened: async () => {
        heard.push(name);
        if (name === 'second') throw new Error('not noted');
      },
    });
  }
  await expect(rules.opened({} as SessionRecord, proof)).rejects.toThrow('not noted');
  expect(heard).toEqual(['first', 'second']);
});
