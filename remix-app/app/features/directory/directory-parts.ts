import type { DirectoryDto, DirectorySource } from '@gatehouse/contracts';

export const DIRECTORY_PARTS = [
  { key: 'reads', label: 'reads' },
  { key: 'requests', label: 'requests' },
  { key: 'changes', label: 'changes' },
  { key: 'users', label: 'users' },
  { key: 'set-up', label: 'setUp' },
  { key: 'settings', label: 'settings' },
] as const;
export type DirectoryPart = (typeof DIRECTORY_PARTS)[number]['key'];

/** Parts of directories that send requests. */
const OF_SCIM: ReadonlySet<DirectoryPart> = new Set(['requests', 'set-up']);

/** The parts of a directory: one sends requests, the others are read. */
export function partsOf(source: DirectorySource | null) {
  const isRead = source !== null && source !== 'scim';
  return DIRECTORY_PARTS.filter(({ key }) => (isRead ? !OF_SCIM.has(key) : key !== 'reads'));
}

/** The part that the address asks for. Until the first request has come, setting up is what there is to do. */
export function readDirectoryPart(
  value: string | null,
  { source, counts }: Pick<DirectoryDto, 'source' | 'counts'>,
): DirectoryPart {
  const parts = partsOf(source);
  const asked = parts.find(({ key }) => key === value)?.key;
  if (asked) return asked;
  const [first] = parts;
  return first?.key === 'requests' && counts.users === 0 ? 'set-up' : (first?.key ?? 'settings');
}
