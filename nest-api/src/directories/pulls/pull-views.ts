import type {
  DirectoryPullCounts,
  DirectoryPullDto,
  DirectoryPullRunDto,
  PortalDirectory,
} from '@gatehouse/contracts';
import type { PullRun } from './pull-runs.repository.js';
import type { PullRow } from './pulls.repository.js';

const NONE: DirectoryPullCounts = {
  users: 0,
  groups: 0,
  created: 0,
  linked: 0,
  updated: 0,
  deactivated: 0,
  reactivated: 0,
  unchanged: 0,
  unlinked: 0,
  waiting: 0,
  refused: 0,
};

export function toRunDto(run: PullRun): DirectoryPullRunDto {
  const { id, kind, state, phase, counts, error, startedBy, startedAt, workedAt, finishedAt } = run;
  return {
    id,
    kind,
    state,
    phase,
    counts: { ...NONE, ...counts },
    error,
    startedBy,
    startedAt: isoOf(startedAt),
    workedAt: isoOf(workedAt),
    finishedAt: finishedAt && isoOf(finishedAt),
  };
}

/** What an administrator may know: no cursor, and nothing of the credential. */
export function toPullDto(
  pull: PullRow,
  needsConsent: boolean,
  runs: { readonly running: PullRun | null; readonly last: PullRun | null },
): DirectoryPullDto {
  return {
    id: pull.id,
    source: pull.source,
    needsConsent,
    consent: pull.consent,
    includeGuests: pull.settings.includeGuests === true,
    stopped: pull.stopped,
    nextAt: pull.nextAt && isoOf(pull.nextAt),
    lastFullAt: pull.fullAt && isoOf(pull.fullAt),
    running: runs.running && toRunDto(runs.running),
    last: runs.last && toRunDto(runs.last),
    version: pull.version,
  };
}

/** What the holder of a set-up link may know: nothing about who consented or started a read. */
export function toPortalReads(pull: DirectoryPullDto): PortalDirectory['reads'] {
  const { needsConsent, nextAt, lastFullAt, consent, running, stopped, last } = pull;
  return {
    needsConsent,
    nextAt,
    lastFullAt,
    hasConsent: consent !== null,
    isRunning: running !== null,
    failure: stopped?.code ?? last?.error?.code ?? null,
  };
}

function isoOf(time: Date): string {
  return new Date(time).toISOString();
}
