import type { Preset } from './presets';

/** The methods to describe an application. */
export const WAYS = [
  { key: 'values', label: 'byValues' },
  { key: 'metadata', label: 'byMetadata' },
  { key: 'url', label: 'byUrl' },
  { key: 'hand', label: 'byHand' },
] as const;
export type Way = (typeof WAYS)[number]['key'];

/** The methods of a preset: its values must be known to be filled in. */
export function waysOf({ isPattern }: Preset): (typeof WAYS)[number][] {
  return WAYS.filter(({ key }) => key !== 'values' || isPattern);
}

/** The requested method, otherwise the first one of the preset. */
export function readWay(value: string | null, preset: Preset | null): Way {
  const ways = preset ? waysOf(preset) : WAYS.filter(({ key }) => key !== 'values');
  return (ways.find(({ key }) => key === value) ?? ways[0])?.key ?? 'metadata';
}
