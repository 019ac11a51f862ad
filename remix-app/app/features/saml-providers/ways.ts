import type { Preset } from './presets';

/** The ways in which an application can be described. */
export const WAYS = [
  { key: 'values', label: 'byValues' },
  { key: 'metadata', label: 'byMetadata' },
  { key: 'url', label: 'byUrl' },
  { key: 'hand', label: 'byHand' },
] as const;
export type Way = (typeof WAYS)[number]['key'];

/** Those that a preset has: its values must be known to be filled in. */
export function waysOf({ isPattern }: Preset): (typeof WAYS)[number][] {
  return WAYS.filter(({ key }) => key !== 'values' || isPattern);
}

/** The one that is asked for, else the first that the preset has. */
export function readWay(value: string | null, preset: Preset | null): Way {
  const ways = preset ? waysOf(preset) : WAYS.filter(({ key }) => key !== 'values');
  return (ways.find(({ key }) => key === value) ?? ways[0])?.key ?? 'metadata';
}
