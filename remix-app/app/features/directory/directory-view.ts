import type {
  CustomAttributes,
  DirectoryChangeDto,
  DirectoryDto,
  DirectoryPullDto,
  DirectoryPullRunDto,
  DirectoryRequestDto,
  DirectorySource,
  DirectoryTokenDto,
  DirectoryUserDto,
} from '@gatehouse/contracts';
import type { ChartDay } from '~/components/charts/day-chart';
import type { FormState } from '~/form-state';
import type { Paged } from '~/server/paging.server';
import type { GuideValue } from '../set-up-guides/drawn-screen';
import type { DirectoryClient, DirectoryGuide } from './directory-guides';
import type { DirectoryPart } from './directory-parts';

export type DirectoryUserState = 'linked' | 'unlinked' | 'waiting' | 'inactive';

/** Provisioning of a connection, as its tab shows it. What the open part does not show is null. */
export interface DirectoryView {
  directory: DirectoryDto;
  part: DirectoryPart;
  /** How the directory of this type of connection can be read; null if it only sends SCIM. */
  readable: DirectorySource | null;
  /** The last 30 days in UTC, the oldest first. */
  days: ChartDay[];
  /** The first of those who wait for a decision. */
  waiting: DirectoryUserDto[];
  requests: (Paged<DirectoryRequestDto> & { rejected: boolean }) | null;
  changes: (Paged<DirectoryChangeDto> & { day: string | null }) | null;
  users: (Paged<DirectoryUserDto> & { state: DirectoryUserState | null }) | null;
  /** Of the organization. */
  attributes: (CustomAttributes & { tenantId: string }) | null;
  reads: { pull: DirectoryPullDto; runs: DirectoryPullRunDto[] } | null;
  setUp: {
    tokens: DirectoryTokenDto[];
    client: DirectoryClient;
    guide: DirectoryGuide;
    /** For an OAuth client; null if this directory takes bearer tokens alone. */
    clientValues: GuideValue[] | null;
  } | null;
}

/** What an action on the directory answers. */
export type DirectoryState = FormState & {
  /** A token in the only moment in which anybody can read it. */
  secret?: string;
  /** An OAuth client in the only moment in which anybody can read its secret. */
  createdClient?: { clientId: string; secret: string };
  /** What was done, where the page stays. */
  saidDone?: string;
};

/** What every part of the tab is given. */
export interface PartProps {
  /** ID of the connection. */
  id: string;
  view: DirectoryView;
  state: DirectoryState | undefined;
  /** Path of the list of members. */
  membersBase: string;
}

/** The address of a part of the tab. */
export function partPath(part: DirectoryPart, rest: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ tab: 'directory', part, ...rest })}`;
}
