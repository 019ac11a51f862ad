import {
  type ChangeSavedView,
  type CreateSavedView,
  LIMITS,
  type SavedViewDto,
  type SavedViewList,
  unknownParametersOf,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ConflictError, NotFoundError, UnprocessableInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isNameTaken, type SavedView, SavedViewsRepository } from './saved-views.repository.js';

export class SavedViewNameTaken extends ConflictError {
  readonly code = 'saved_view_name_taken';
  override readonly errors = [
    { field: 'name', code: 'taken', message: 'Another saved view of this list has this name' },
  ];

  constructor() {
    super('name: Another saved view of this list has this name');
  }
}

export class TooManySavedViews extends ConflictError {
  readonly code = 'too_many_saved_views';

  constructor() {
    super(`A list has at most ${LIMITS.savedViews} saved views. Delete one first.`);
  }
}

/** The filters, order and columns that a user saved for a list. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly views: SavedViewsRepository,
    private readonly clock: Clock,
  ) {}

  list({ userId }: Caller, list: SavedViewList): Promise<SavedViewDto[]> {
    return this.unit.asPerson(userId, async () => (await this.views.ofList(userId, list)).map(toDto));
  }

  /**
   * @throws UnprocessableInput the query has a parameter that the list does not know
   * @throws SavedViewNameTaken
   * @throws TooManySavedViews
   */
  create({ userId }: Caller, { list, name, query, isDefault }: CreateSavedView): Promise<SavedViewDto> {
    requireKnownParameters(list, query);
    const view = { id: uuidv7(), list, name, query, isDefault, createdAt: this.clock.now() };
    return this.unique(userId, async () => {
      await this.views.hold(userId, list);
      if ((await this.views.count(userId, list)) >= LIMITS.savedViews) throw new TooManySavedViews();
      if (isDefault) await this.views.clearDefault(userId, list);
      await this.views.add(userId, view);
      return toDto(view);
    });
  }

  /** @throws NotFoundError, UnprocessableInput, SavedViewNameTaken */
  change({ userId }: Caller, id: string, change: ChangeSavedView): Promise<SavedViewDto> {
    return this.unique(userId, async () => {
      const view = await this.views.find(userId, id);
      if (!view) throw new NotFoundError('saved view');
      if (change.query !== undefined) requireKnownParameters(view.list, change.query);
      await this.views.hold(userId, view.list);
      if (change.isDefault) await this.views.clearDefault(userId, view.list);
      return toDto(await this.views.change(userId, id, change));
    });
  }

  /** @throws NotFoundError */
  remove({ userId }: Caller, id: string): Promise<void> {
    return this.unit.asPerson(userId, async () => {
      if (!(await this.views.remove(userId, id))) throw new NotFoundError('saved view');
    });
  }

  private async unique<T>(userId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.unit.asPerson(userId, work);
    } catch (error) {
      if (isNameTaken(error)) throw new SavedViewNameTaken();
      throw error;
    }
  }
}

function requireKnownParameters(list: SavedViewList, query: string): void {
  const unknown = unknownParametersOf(list, query);
  if (unknown.length === 0) return;
  const names = unknown.map((name) => name.slice(0, 100)).join(', ');
  throw new UnprocessableInput([
    { field: 'query', code: 'unknown_parameter', message: `The list has no parameter ${names}` },
  ]);
}

function toDto(view: SavedView): SavedViewDto {
  return { ...view, createdAt: new Date(view.createdAt).toISOString() };
}
