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
    let errors = 0;
    for (const place of [...order, ...circular]) {
      const operation = operations[place];
      if (!operation || (failOnErrors !== null && errors >= failOnErrors)) break;
      const answer = circular.has(place)
        ? refusedAnswer({ error: CIRCULAR, headers: {} })
        : await this.answer(call, operation, ids, known);
      if (answer.status >= 400) errors += 1;
      else if (operation.bulkId !== undefined && answer.id !== undefined)
        ids.set(operation.bulkId, answer.id);
      results.set(place, resultOf(operation, answer, call.base));
    }
    return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result);
  }

  private async answer(
    call: ScimCall,
    operation: BulkOperation,
    ids: ReadonlyMap<string, string>,
    known: ReadonlySet<string>,
  ): Promise<ScimAnswer> {
    try {
      const { path, method, data, version } = withIds(operation, ids, known);
      const [endpoint = '', id = ''] = path.split('/').filter((part) => part !== '');
      const one = { ...call, query: NO_QUERY, body: data, ifMatch: version, ifNoneMatch: undefined };
      return await this.perform(method, endpoint === 'Users' ? this.users : this.groups, one, id);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) this.logger.error({ err: error }, 'unexpected error');
      return refusedAnswer(refusal);
    }
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
