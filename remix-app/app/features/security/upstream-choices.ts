import type { SignInPolicy } from '@gatehouse/contracts';

/** What a sign-in through the organization's directory counts for, as a select offers it. */
export const UPSTREAM_CHOICES: readonly { value: SignInPolicy['upstreamFactor']; label: string }[] = [
  { value: 'trusted', label: 'That counts as two factors' },
  { value: 'when_claimed', label: 'It counts as two when the directory says that it asked for both' },
  { value: 'never', label: 'They need a second factor here as well' },
];

export function upstreamLabel(value: string): string {
  return UPSTREAM_CHOICES.find((choice) => choice.value === value)?.label ?? value;
}
