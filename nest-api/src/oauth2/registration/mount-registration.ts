import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { batchOf } from '../../common/batch-reads.js';
import { isRegistrationPath, RegistrationServer } from './registration-server.js';

/** Mounts the registration endpoint before the body parsers: its errors are those of OAuth. */
export function mountRegistration(app: NestExpressApplication): void {
  const server = app.get(RegistrationServer);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!isRegistrationPath(request.path) || batchOf(request)) next();
    else server.handle(request, response).catch(next);
  });
}
