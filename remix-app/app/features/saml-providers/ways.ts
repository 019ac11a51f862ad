/** The ways in which an application can be described. */
export const WAYS = [
  { key: 'metadata', label: 'byMetadata' },
  { key: 'url', label: 'byUrl' },
  { key: 'hand', label: 'byHand' },
] as const;
export type Way = (typeof WAYS)[number]['key'];

export function readWay(value: string | null): Way {
  return WAYS.find(({ key }) => key === value)?.key ?? 'metadata';
}
