import { SIGNALS_PATH } from '@gatehouse/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { SignalServer } from './signal-server.js';

/** Mounts the endpoints of events before the body parsers: an event is no JSON. */
export function mountSignals(app: NestExpressApplication): void {
  const server = app.get(SignalServer);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { path } = request;
    if (!path.startsWith(SIGNALS_PATH)) next();
    else server.handle(path.slice(SIGNALS_PATH.length), request, response).catch(next);
  });
}
