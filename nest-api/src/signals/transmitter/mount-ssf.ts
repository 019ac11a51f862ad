import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { batchOf } from '../../common/batch-reads.js';
import { isSsfPath } from './ssf-paths.js';
import { SsfServer } from './ssf-server.js';

/** Mounts the transmitter before the body parsers: its errors are those of the protocol. */
export function mountSsf(app: NestExpressApplication): void {
  const server = app.get(SsfServer);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!isSsfPath(request.path) || batchOf(request)) next();
    else server.handle(request, response).catch(next);
  });
}
