import type { ReplayedCheck } from '@gatehouse/contracts';

/** The checks of an ID token in the order of the library; `token` are its form and its algorithm. */
export const OPENID_STAGES = [
  'answer',
  'token',
  'times',
  'issuer',
  'audience',
  'nonce',
  'signature',
] as const;
/** What follows the checks of every protocol. */
export const USER_STAGES = ['organization', 'account', 'session'] as const;

const OPENID_STAGE_OF: Readonly<Record<string, (typeof OPENID_STAGES)[number]>> = {
  mix_up: 'answer',
  token_expired: 'times',
  wrong_issuer: 'issuer',
  wrong_directory: 'issuer',
  wrong_company: 'issuer',
  personal_account: 'issuer',
  wrong_audience: 'audience',
  nonce_mismatch: 'nonce',
  signature_invalid: 'signature',
};

/** Why a replay did not pass. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly found?: unknown;
  readonly expected?: unknown;
}

/** A passed check, with the value that was expected and found. */
export interface PassedCheck {
  readonly name: string;
  readonly value?: unknown;
}

/** The checks of an ID token that passed before this refusal. */
export function passedBefore({ code, found }: Refusal): PassedCheck[] {
  const isAlgorithm = code === 'signature_invalid' && /"alg"/.test(String(found));
  const stage = isAlgorithm ? 'token' : (OPENID_STAGE_OF[code] ?? 'token');
  return OPENID_STAGES.slice(0, OPENID_STAGES.indexOf(stage)).map((name) => ({ name }));
}

/** With a refusal, the first check that did not pass is the one that failed, and later ones were not reached. */
export function checksOf(
  stages: readonly string[],
  passed: readonly PassedCheck[],
  refusal: Refusal | null,
): ReplayedCheck[] {
  const values = new Map(passed.map(({ name, value }) => [name, value]));
  const failed = refusal && stages.find((name) => !values.has(name));
  return stages.flatMap((name): ReplayedCheck[] => {
    if (values.has(name)) {
      const value = textOf(values.get(name));
      return [{ ...NOTHING, name, status: 'passed', found: value, expected: value }];
    }
    if (!refusal) return [];
    if (name !== failed) return [{ ...NOTHING, name, status: 'not_reached' }];
    const { code, message } = refusal;
    const compared = { found: textOf(refusal.found), expected: textOf(refusal.expected) };
    return [{ name, status: 'failed', code, message, ...compared }];
  });
}

const NOTHING = { code: null, message: null, found: null, expected: null } as const;
const LONGEST = 1_000;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  return text.slice(0, LONGEST);
}
