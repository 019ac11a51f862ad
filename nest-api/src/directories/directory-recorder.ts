import type { AuditAction, DirectoryChangeKind } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditRecord } from '../audit/audit.js';
import type { DirectoryCaller } from './directory-caller.js';
import { type Change, DirectoryChangesRepository } from './directory-changes.repository.js';

const ACTIONS: Record<DirectoryChangeKind, AuditAction> = {
  created: 'user.created',
  linked: 'directory_user.linked',
  updated: 'directory_user.updated',
  deactivated: 'directory_user.deactivated',
  reactivated: 'directory_user.reactivated',
  deleted: 'directory_user.deleted',
};

/** Records what a directory changed, for its page and in the audit log. Joins the unit of work that is open. */
@Injectable()
export class DirectoryRecorder {
  constructor(
    private readonly changes: DirectoryChangesRepository,
    private readonly audit: Audit,
  ) {}

  /** @param ended sessions that ended, by user */
  async record(
    caller: DirectoryCaller,
    changes: readonly Change[],
    now: Date,
    ended: ReadonlyMap<string, number> = new Map(),
  ): Promise<void> {
    await this.changes.add(caller, changes, now);
    await this.audit.recordAll(
      changes.map(
        (change): AuditRecord => ({
          tenantId: caller.tenantId,
          actor: actorOf(caller),
          action: ACTIONS[change.kind],
          target: { type: 'user', id: change.userId },
          outcome: 'success',
          address: caller.address,
          detail: {
            directory: caller.directoryId,
            by: caller.by.kind,
            byId: caller.by.id,
            request: caller.requestId,
            ...(change.kind === 'updated' && { changed: Object.keys(change.after ?? {}) }),
            ...(ended.has(change.userId) && { sessions: ended.get(change.userId) ?? 0 }),
          },
        }),
      ),
    );
  }
}

/** An admin is known by name; a directory acts for the system. */
export function actorOf({ by }: Pick<DirectoryCaller, 'by'>): AuditRecord['actor'] {
  if (by.kind === 'admin') return { type: 'user', id: by.id };
  return by.kind === 'client' ? { type: 'client', id: by.id } : { type: 'system', id: null };
}
