import { subscribe } from 'node:diagnostics_channel';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Caller } from '../../nest-api/src/common/caller.js';
import { currentRequestId } from '../../nest-api/src/common/request-id.js';
import type { DatabaseEntry } from '../../nest-api/src/database/database-entries.js';
import { PLATFORM_ROLE } from '../../nest-api/src/database/roles.js';

/** Why each request took the role that sees every tenant, by its reference. */
const reasons = new Map<string, Set<string>>();
const ofSuperadmins = new Set<string>();

subscribe('gatehouse:database-entry', (entry) => {
  const { role, name } = entry as DatabaseEntry;
  const id = currentRequestId();
  // Jobs belong to no request.
  if (role !== PLATFORM_ROLE || id === 'none') return;
  reasons.set(id, (reasons.get(id) ?? new Set()).add(name));
});

/** Records which requests are a superadmin's. Protocol endpoints run before it, so they are not attributed. */
export function noteSuperadmins(app: NestExpressApplication): void {
  app.useGlobalInterceptors({
    intercept: (context, next) => {
      const { user } = context.switchToHttp().getRequest<{ user?: Caller }>();
      if (user?.accountRole === 'superadmin') ofSuperadmins.add(currentRequestId());
      return next.handle();
    },
  });
}

/** Reasons of requests since the last call that are no superadmin's and took the role that sees every tenant. */
export function takeExemptRequests(): string[] {
  const exempt = [...reasons].filter(([id]) => !ofSuperadmins.has(id)).flatMap(([, names]) => [...names]);
  reasons.clear();
  ofSuperadmins.clear();
  return [...new Set(exempt)];
}
