import { GROUPS } from '@gatehouse/contracts';
import { ConflictError } from '../common/app-error.js';

export class GroupNameTaken extends ConflictError {
  readonly code = 'group_name_taken';
  override readonly errors = [
    { field: 'name', code: 'taken', message: 'Another group of the organization already has this name' },
  ];

  constructor() {
    super('name: Another group of the organization already has this name');
  }
}

/** A directory owns it, so a change here would be lost with its next one. */
export class GroupOfDirectory extends ConflictError {
  readonly code = 'group_of_directory';

  constructor(directory: string) {
    super(`The directory "${directory}" owns this group. Change it there.`);
  }
}

export class GroupCycle extends ConflictError {
  readonly code = 'group_cycle';
  override readonly errors = [
    {
      field: 'addGroups',
      code: 'cycle',
      message: 'This group is nested in one of these groups, or is one of them',
    },
  ];

  constructor() {
    super('addGroups: A group cannot be nested in itself, also not through other groups');
  }
}

export class TooManyGroups extends ConflictError {
  readonly code = 'too_many_groups';

  constructor() {
    super(`An organization can have at most ${GROUPS.mostLocal} groups of its own.`);
  }
}
