import { ScimError } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import { ScimBulk } from './scim-bulk.js';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { configuration, resourceType, resourceTypes, schema, schemas } from './scim-discovery.js';
import { ScimGroups } from './scim-groups.js';
import { ScimSearch } from './scim-search.js';
import { ScimUsers } from './scim-users.js';

type Handle = (call: ScimCall, id: string) => ScimAnswer | Promise<ScimAnswer>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The methods of an address. */
export type ScimEndpoint = Readonly<Partial<Record<Method, Handle>>>;

/** Below the connection: the name of an endpoint, with `:id` where something follows. */
@Injectable()
export class ScimEndpoints {
  private readonly table: Readonly<Record<string, ScimEndpoint>>;

  constructor(users: ScimUsers, groups: ScimGroups, search: ScimSearch, bulk: ScimBulk) {
    this.table = {
      ...endpointsOf('Users', users),
      ...endpointsOf('Groups', groups),
      ServiceProviderConfig: { GET: configuration },
      ResourceTypes: { GET: resourceTypes },
      'ResourceTypes/:id': { GET: resourceType },
      Schemas: { GET: schemas },
      'Schemas/:id': { GET: schema },
      Bulk: { POST: (call) => bulk.run(call) },
      '.search': { POST: (call) => search.search(call) },
    };
  }

  /** @throws ScimError 404 */
  find(parts: readonly string[]): { readonly endpoint: ScimEndpoint; readonly id: string } {
    const [name = '', id = '', ...more] = parts;
    const known =
      more.length === 0 ? (this.own(parts.join('/')) ?? this.own(id && `${name}/:id`)) : undefined;
    if (!known) throw new ScimError(404, undefined, 'There is no such endpoint.');
    return { endpoint: known, id };
  }

  private own(key: string): ScimEndpoint | undefined {
    return Object.hasOwn(this.table, key) ? this.table[key] : undefined;
  }
}

function endpointsOf(name: string, resources: ScimUsers | ScimGroups): Record<string, ScimEndpoint> {
  return {
    [name]: { GET: (call) => resources.list(call), POST: (call) => resources.create(call) },
    [`${name}/.search`]: { POST: (call) => resources.search(call) },
    [`${name}/:id`]: {
      GET: (call, id) => resources.find(call, id),
      PUT: (call, id) => resources.replace(call, id),
      PATCH: (call, id) => resources.patch(call, id),
      DELETE: (call, id) => resources.remove(call, id),
    },
  };
}
