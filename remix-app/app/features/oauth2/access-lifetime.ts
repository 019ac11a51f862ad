import type { AccessLifetimeDto } from '@gatehouse/contracts';

/** How long an application has access, in the words of the consent page. */
export function lifetimeText({ accessSeconds, offline }: AccessLifetimeDto): string {
  if (!offline) return `It has access for ${spanOf(accessSeconds)} after each sign-in.`;
  const { idleSeconds, totalSeconds } = offline;
  const most = `It keeps access while you are away, for ${spanOf(totalSeconds)} at most`;
  return idleSeconds < totalSeconds
    ? `${most}. Unused access ends after ${spanOf(idleSeconds)}.`
    : `${most}.`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** In the largest unit that divides it. */
function spanOf(seconds: number): string {
  const [name, size] = UNITS.find(([, unit]) => seconds % unit === 0) ?? ['second', 1];
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
