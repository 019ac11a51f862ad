import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { batchOf } from '../common/batch-reads.js';
import type { Caller } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { refusalOf } from '../common/refusal-code.js';
import { asRequest, currentRequestId } from '../common/request-id.js';
import type { CostMeter } from './cost-meter.js';
import type { Metrics } from './metrics.js';
import { routeOf } from './route-of.js';

/**
 * Starts each request: assigns a reference (an external one could forge log lines), returns it as `x-request-id`, and
 * writes one line and one measurement when the response ends.
 *
 * The line contains the path without its query, and no header except the user agent.
 */
export function requestLog(logger: Logger, metrics: Metrics, costs?: CostMeter) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = process.hrtime.bigint();
    const batch = batchOf(request) && currentRequestId();
    asRequest((work) => {
      const requestId = currentRequestId();
      response.setHeader('x-request-id', requestId);
      response.once('close', () => {
        const seconds = Number(process.hrtime.bigint() - started) / 1e9;
        const route = routeOf(request);
        if (batch) metrics.observeRead(route, response.statusCode, seconds);
        // The duration of a stream is no response time.
        else if (!isStream(response))
          metrics.observeRequest(request.method, route, response.statusCode, seconds);
        costs?.request(work, route, {
          tenantId: callerOf(request)?.tenantId,
          bytes: Number(response.getHeader('content-length') ?? 0),
          isRead: Boolean(batch),
        });
        logger[levelOf(request, response)](
          { requestId, batch, ...lineOf(request, response, route, seconds) },
          'request',
        );
      });
      next();
    });
  };
}

function lineOf(request: Request, response: Response, route: string, seconds: number) {
  return {
    method: request.method,
    path: pathOf(request),
    route,
    status: response.statusCode,
    // A field named `code` would be removed as a secret.
    refusal: refusalOf(response),
    ms: Math.round(seconds * 1000 * 10) / 10,
    aborted: response.writableFinished ? undefined : true,
    ip: clientOf(request).address,
    // An ID instead of an email address: personal data is only in the database, where it can be erased.
    userId: callerOf(request)?.userId,
    userAgent: request.headers['user-agent']?.slice(0, 200),
  };
}

function callerOf(request: Request): Partial<Caller> | undefined {
  return (request as Request & { user?: Partial<Caller> }).user;
}

function isStream(response: Response): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}

function pathOf(request: Request): string {
  return (request.originalUrl.split(/[?#;]/, 1)[0] ?? '').slice(0, 500);
}

/** Probes and scrapes arrive every few seconds and are uninteresting unless they fail. */
function levelOf(request: Request, response: Response): 'debug' | 'info' | 'warn' {
  if (response.statusCode >= 500) return 'warn';
  return /^\/(health\/|internal\/|metrics$)/.test(pathOf(request)) ? 'debug' : 'info';
}
