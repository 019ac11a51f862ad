export const DIRECTORY_PARTS = [
  { key: 'requests', label: 'requests' },
  { key: 'changes', label: 'changes' },
  { key: 'users', label: 'users' },
  { key: 'set-up', label: 'setUp' },
  { key: 'settings', label: 'settings' },
] as const;
export type DirectoryPart = (typeof DIRECTORY_PARTS)[number]['key'];

/** The part that the address asks for. Until the first request has come, setting up is what there is to do. */
export function readDirectoryPart(value: string | null, hasUsers: boolean): DirectoryPart {
  return DIRECTORY_PARTS.find(({ key }) => key === value)?.key ?? (hasUsers ? 'requests' : 'set-up');
}
