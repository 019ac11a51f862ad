import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { ConnectorServer } from './connector-server.js';

/** Mounts the protocol of connectors before the body parsers: it reads its own bodies. */
export function mountConnectors(app: NestExpressApplication): void {
  const server = app.get(ConnectorServer);
  app.use('/api/connector', (request: Request, response: Response, next: NextFunction) => {
    void server.handle(request, response, next);
  });
}
