import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { currentRequestId } from '../common/request-id.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DirectoriesRepository, type Directory } from './directories.repository.js';
import type { DirectoryCaller } from './directory-caller.js';
import { DirectoryLife } from './directory-life.service.js';
import { DirectoryUsersRepository } from './directory-users.repository.js';

/** Users of one transaction: few enough that sign-ins wait for a fraction of a second. */
const BATCH = 500;

/** Applies what an admin approved. What is cut off is as if it had not begun, and goes on later. */
@Injectable()
export class DirectoryWork {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly directories: DirectoriesRepository,
    private readonly users: DirectoryUsersRepository,
    private readonly life: DirectoryLife,
  ) {}

  /** Applies the next ones. @returns whether more may wait */
  next(tenantId: string, directoryId: string): Promise<boolean> {
    return this.unit.inTenant(tenantId, async () => {
      const directory = await this.directories.hold(tenantId, directoryId);
      const ids = directory ? await this.users.waiting(directoryId, 'apply', BATCH) : [];
      if (!directory || ids.length === 0) return false;
      await this.life.settle(approved(directory), directory, ids, { isApproved: true });
      return ids.length === BATCH;
    });
  }
}

function approved({ tenantId, id, approvedBy }: Directory): DirectoryCaller {
  const requestId = currentRequestId();
  return {
    tenantId,
    directoryId: id,
    by: { kind: 'admin', id: approvedBy ?? '' },
    requestId: requestId === 'none' ? uuidv7() : requestId,
    address: null,
  };
}
