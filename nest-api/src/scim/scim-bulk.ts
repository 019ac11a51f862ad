import {
  BULK_RESPONSE,
  type BulkOperation,
  type BulkRequest,
  orderOperations,
  readBulk,
  ScimError,
  withIds,
} from '@gatehouse/scim';
import { Injectable, Logger } from '@nestjs/common';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { ScimGroups } from './scim-groups.js';
import { refusalOf, refusedAnswer } from './scim-refusal.js';
import { ScimUsers } from './scim-users.js';

/** `/Bulk`: each operation takes effect or fails by itself. Source: RFC 7644 §3.7. */
@Injectable()
export class ScimBulk {
  private readonly logger = new Logger('Scim');

  constructor(
    private readonly users: ScimUsers,
    private readonly groups: ScimGroups,
  ) {}

  async run(call: ScimCall): Promise<ScimAnswer> {
    const results = await this.results(call, readBulk(call.body));
    return { status: 200, body: { schemas: [BULK_RESPONSE], Operations: results } };
  }

  /** In the order of the request; what comes after too many errors is missing. */
  private async results(call: ScimCall, { operations, failOnErrors }: BulkRequest): Promise<object[]> {
    const { order, circular } = orderOperations(operations);
    const known = new Set(operations.flatMap(({ bulkId }) => bulkId ?? []));
    const ids = new Map<string, string>();
    const results = new Map<number, object>();
    const waiting = [...order, ...circular];
    let errors = 0;
    while (waiting.length > 0 && (failOnErrors === null || errors < failOnErrors)) {
      // What comes after an error must not have happened, so with a limit each goes alone.
      const most = failOnErrors === null ? TOGETHER : 1;
      const next = waiting.slice(0, most).map((place) => operations[place] as BulkOperation);
      const together = newUsers(next, ids, known);
      const places = waiting.splice(0, Math.max(1, together.length));
      const [place = 0] = places;
      const one = () =>
        this.answer(call, operations[place] as BulkOperation, ids, known, circular.has(place));
      const answers = together.length > 1 ? await this.createUsers(call, together) : [await one()];
      for (const [index, place] of places.entries()) {
        const [operation, answer] = [operations[place] as BulkOperation, answers[index] as ScimAnswer];
        if (answer.status >= 400) errors += 1;
        else if (operation.bulkId !== undefined && answer.id !== undefined)
          ids.set(operation.bulkId, answer.id);
        results.set(place, resultOf(operation, answer, call.base));
      }
    }
    return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result);
  }

  private async answer(
    call: ScimCall,
    operation: BulkOperation,
    ids: ReadonlyMap<string, string>,
    known: ReadonlySet<string>,
    isCircular: boolean,
  ): Promise<ScimAnswer> {
    try {
      if (isCircular) throw CIRCULAR;
      const { path, method, data, version } = withIds(operation, ids, known);
      const [endpoint = '', id = ''] = path.split('/').filter((part) => part !== '');
      const one = callOf(call, data, version);
      return await this.perform(method, endpoint === 'Users' ? this.users : this.groups, one, id);
    } catch (error) {
      return this.refused(error);
    }
  }

  private async createUsers(call: ScimCall, operations: readonly BulkOperation[]): Promise<ScimAnswer[]> {
    try {
      const calls = operations.map(({ data, version }) => callOf(call, data, version));
      const answers = await this.users.createAll(calls);
      return answers.map((answer) => (answer instanceof ScimError ? this.refused(answer) : answer));
    } catch (error) {
      return operations.map(() => this.refused(error));
    }
  }

  private refused(error: unknown): ScimAnswer {
    const refusal = refusalOf(error);
    if (!refusal) this.logger.error({ err: error }, 'unexpected error');
    return refusedAnswer(refusal);
  }

  private perform(
    method: BulkOperation['method'],
    resources: ScimUsers | ScimGroups,
    call: ScimCall,
    id: string,
  ): Promise<ScimAnswer> {
    switch (method) {
      case 'POST':
        return resources.create(call);
      case 'PUT':
        return resources.replace(call, id);
      case 'PATCH':
        return resources.patch(call, id);
      case 'DELETE':
        return resources.remove(call, id);
    }
  }
}

/** Users that are created in one transaction: few enough that sign-ins wait for a fraction of a second. */
const TOGETHER = 250;

/** The new users at the beginning, with the IDs that they name. */
function newUsers(
  operations: readonly BulkOperation[],
  ids: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): BulkOperation[] {
  const found: BulkOperation[] = [];
  for (const operation of operations) {
    if (operation.method !== 'POST' || !/^\/?Users\/?$/.test(operation.path)) break;
    try {
      found.push(withIds(operation, ids, known));
    } catch (error) {
      if (error instanceof ScimError) break;
      throw error;
    }
  }
  return found;
}

function callOf(call: ScimCall, body: unknown, ifMatch: string | undefined): ScimCall {
  return { ...call, query: NO_QUERY, body, ifMatch, ifNoneMatch: undefined };
}

/** Members of a group need not be repeated for each operation. */
const NO_QUERY = new URLSearchParams({ attributes: 'id' });

const CIRCULAR = new ScimError(
  409,
  undefined,
  'The operation and another one need the resources of each other.',
);

/** Source: RFC 7644 §3.7.3: a resource is told by its address, an error by its body. */
function resultOf({ method, bulkId, path }: BulkOperation, answer: ScimAnswer, base: string): object {
  const { status, version, body } = answer;
  const location = answer.location ?? (method === 'POST' ? undefined : `${base}/${path.replace(/^\//, '')}`);
  return {
    method,
    ...(bulkId !== undefined && { bulkId }),
    ...(location !== undefined && { location }),
    ...(version !== undefined && { version }),
    status: String(status),
    ...(status >= 400 && { response: body }),
  };
}
