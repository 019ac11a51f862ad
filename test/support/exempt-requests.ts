import { subscribe } from 'node:diagnostics_channel';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Caller } from '../../nest-api/src/common/caller.js';
import { currentRequestId } from '../../nest-api/src/common/request-id.js';
import type { DatabaseEntry } from '../../nest-api/src/database/database-entries.js';
import { PLATFORM_ROLE } from '../../nest-api/src/database/roles.js';

/** Why each request used the role that sees all tenants, by request ID. */
const reasons = new Map<string, Set<string>>();
const ofSuperadmins = new Set<string>();

subscribe('gatehouse:database-entry', (entry) => {
  const { role, name } = entry as DatabaseEntry;
  const id = currentRequestId();
  // Jobs do not belong to a request.
  if (role !== PLATFORM_ROLE || id === 'none') return;
  reasons.set(id, (reasons.get(id) ?? new Set()).add(name));
});

/**
 * Records which requests come from superadmins. Protocol endpoints run before this interceptor, so theirs are not
 * attributed.
 */
export function noteSuperadmins(app: NestExpressApplication): void {
  app.useGlobalInterceptors({
    intercept: (context, next) => {
      const { user } = context.switchToHttp().getRequest<{ user?: Caller }>();
      if (user?.accountRole === 'superadmin') ofSuperadmins.add(currentRequestId());
      return next.handle();
    },
  });
}

/** Reasons of requests since the last call that used the role that sees all tenants without being a superadmin's. */
export function takeExemptRequests(): string[] {
  const exempt = [...reasons].filter(([id]) => !ofSuperadmins.has(id)).flatMap(([, names]) => [...names]);
  reasons.clear();
  ofSuperadmins.clear();
  return [...new Set(exempt)];
}
