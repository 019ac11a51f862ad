import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import SCIMMY from 'scimmy';
import SCIMMYRouters from 'scimmy-routers';
import type { Resource, TargetServer } from './target-server.ts';

const TOKEN = 'a-token-for-scimmy';

/** The part of SCIMMY's resource types that a store needs. */
interface Request {
  readonly id?: string;
  readonly filter?: { match(resources: Resource[]): Resource[] };
}
interface ResourceType {
  ingress(handler: (request: Request, resource: Resource) => Resource): ResourceType;
  egress(handler: (request: Request) => Resource | Resource[]): ResourceType;
  degress(handler: (request: Request) => void): ResourceType;
}

/**
 * SCIMMY's router on an in-memory store. Only one can exist per process, because SCIMMY's resource types are global.
 */
export async function startScimmy(): Promise<TargetServer> {
  keep(SCIMMY.Resources.User as unknown as ResourceType, 'userName');
  keep(SCIMMY.Resources.Group as unknown as ResourceType, 'displayName');
  SCIMMY.Resources.declare(SCIMMY.Resources.User);
  SCIMMY.Resources.declare(SCIMMY.Resources.Group);
  const router = new SCIMMYRouters({
    type: 'bearer',
    handler: (request) => {
      if (request.header('authorization') !== `Bearer ${TOKEN}`) throw new Error('wrong token');
      return 'gatehouse';
    },
  });
  const app = express();
  app.use('/scim', router as unknown as express.Router);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/scim`,
    token: TOKEN,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keep(type: ResourceType, unique: string): void {
  const store = new Map<string, Resource>();
  const found = (id: string) => {
    const resource = store.get(id);
    if (!resource) throw new SCIMMY.Types.Error(404, null as never, `No resource ${id}`);
    return resource;
  };
  type
    .ingress(({ id }, given) => {
      if (id) found(id);
      for (const other of store.values())
        if (other.id !== id && other[unique] === given[unique])
          throw new SCIMMY.Types.Error(409, 'uniqueness', `${unique} is taken`);
      const resource = { ...JSON.parse(JSON.stringify(given)), id: id ?? randomUUID() };
      store.set(resource.id, resource);
      return resource;
    })
    .egress(({ id, filter }) => {
      if (id) return found(id);
      const all = [...store.values()];
      return filter ? filter.match(all) : all;
    })
    .degress(({ id }) => {
      found(id as string);
      store.delete(id as string);
    });
}
