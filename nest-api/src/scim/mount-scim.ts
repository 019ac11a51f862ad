import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { batchOf } from '../common/batch-reads.js';
import { ScimServer } from './scim-server.js';

/** Mounts SCIM before the body parsers: it reads its own bodies, of callers that it knows. */
export function mountScim(app: NestExpressApplication): void {
  const server = app.get(ScimServer);
  app.use('/scim', (request: Request, response: Response, next: NextFunction) => {
    if (batchOf(request)) next();
    else server.handle(request, response).catch(next);
  });
}
