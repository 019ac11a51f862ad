import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { sendProblem } from '../common/problem.filter.js';
import { readIssuerPath } from './issuers/issuer.js';
import { formToQuery } from './provider/form-to-query.js';
import { isProviderPath, takesForm } from './provider/paths.js';
import { ProviderHost } from './provider/provider-host.js';

/** Puts the OpenID provider in front of the body parsers, because it reads its own bodies. */
export function mountProvider(app: NestExpressApplication): void {
  const host = app.get(ProviderHost);
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    const { path } = readIssuerPath(request.originalUrl.split('?', 1)[0] ?? '');
    if (!isProviderPath(path)) return next();
    if (request.method === 'POST' && takesForm(path)) return passForm(request, response);
    await host.handle(request, response, next);
  });
}

async function passForm(request: Request, response: Response): Promise<void> {
  const refused = await formToQuery(request, response);
  if (refused === null) return;
  sendProblem(response, { status: refused, code: 'invalid_request', message: REFUSALS[refused] });
}

const REFUSALS = {
  400: 'Give the parameters in the body alone.',
  413: 'The parameters are too long.',
  415: 'Send the parameters as application/x-www-form-urlencoded.',
} as const;
