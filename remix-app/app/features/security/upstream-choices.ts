import type { SignInPolicy } from '@gatehouse/contracts';

/** What a sign-in through the organization's identity provider counts as; each is a key of its text. */
export const UPSTREAM_CHOICES = [
  'trusted',
  'when_claimed',
  'never',
] as const satisfies readonly SignInPolicy['upstreamFactor'][];
