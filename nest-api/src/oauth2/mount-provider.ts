import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { batchOf } from '../common/batch-reads.js';
import { sendProblem } from '../common/problem.filter.js';
import { readIssuerPath } from './issuers/issuer.js';
import { formToQuery } from './provider/form-to-query.js';
import { isProviderPath, takesForm } from './provider/paths.js';
import { ProviderHost } from './provider/provider-host.js';
import { takeFirst } from './take-first.js';

/** Middleware for every request, including those of the library. */
export type CommonStep = (request: Request, response: Response, next: () => void) => void;

/**
 * Mounts `common` first, and then the OpenID provider before the body parsers, because it reads its
 * own bodies. Its responses bypass the framework. Its errors go to the framework's filters.
 */
export function mountProvider(app: NestExpressApplication, common: readonly CommonStep[]): void {
  const host = app.get(ProviderHost);
  const failures = new WeakMap<IncomingMessage, unknown>();
  for (const step of common) {
    app.use((request: Request, response: Response, next: NextFunction) =>
      failures.has(request) ? next() : step(request, response, next),
    );
  }
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    if (failures.has(request)) return next(failures.get(request));
    if (!isProviderPath(pathOf(request)) || batchOf(request)) return next();
    await passForm(request, response);
  });
  takeFirst(
    app.getHttpServer(),
    (request) => isProviderPath(pathOf(request)) && !isForm(request),
    common as readonly unknown[] as Parameters<typeof takeFirst>[2],
    (plain, response, giveBack) => {
      const request = plain as Request;
      request.originalUrl = request.url;
      void host.handle(request, response as Response, (error) => {
        failures.set(request, error);
        giveBack();
      });
    },
  );
}

/** Relative to the issuer, without the query. */
function pathOf({ url = '' }: IncomingMessage): string {
  return readIssuerPath(url.split('?', 1)[0] ?? '').path;
}

function isForm(request: IncomingMessage): boolean {
  return request.method === 'POST' && takesForm(pathOf(request));
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
