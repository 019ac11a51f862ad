/** The ways in which an application can be described. */
export const WAYS = [
  { key: 'metadata', label: 'Paste or upload metadata' },
  { key: 'url', label: 'Address of metadata' },
  { key: 'hand', label: 'By hand' },
] as const;
export type Way = (typeof WAYS)[number]['key'];

export function readWay(value: string | null): Way {
  return WAYS.find(({ key }) => key === value)?.key ?? 'metadata';
}
