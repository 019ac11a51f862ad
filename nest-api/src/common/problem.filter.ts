import { STATUS_CODES } from 'node:http';
import type { FieldError, PlanLimit, Problem, SupportContact, WorkChallenge } from '@gatehouse/contracts';
import { ConnectionException, DriverException, OptimisticLockError } from '@mikro-orm/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AllowedMethods } from './allowed-methods.js';
import { AppError, StaleVersion, Unavailable } from './app-error.js';
import { noteRefusal } from './refusal-code.js';
import { currentRequestId } from './request-id.js';

/** Converts thrown errors to problem documents. Source: RFC 9457. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly methods: AllowedMethods) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = this.wrongMethod(thrown, request, response) ?? known(thrown);
    if (!error) this.logger.error({ err: thrown }, 'unexpected error');
    if (response.headersSent) {
      response.end();
      return;
    }
    sendProblem(response, error ?? UNEXPECTED);
  }

  /** The router answers 404 for a path with an unsupported method. */
  private wrongMethod(thrown: unknown, request: Request, response: Response): Refusal | null {
    if (!(thrown instanceof HttpException) || thrown.getStatus() !== 404 || response.headersSent) return null;
    return refusedMethod(this.methods, request, response);
  }
}

/** Returns the methods that the path supports, if it does not support this one. Source: RFC 9110 §15.5.6. */
export function refusedMethod(methods: AllowedMethods, request: Request, response: Response): Refusal | null {
  const allowed = methods.of(request.path);
  if (allowed.length === 0 || allowed.includes(request.method)) return null;
  response.setHeader('Allow', allowed.join(', '));
  return methodNotAllowed(request.method, allowed);
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly planLimit?: PlanLimit;
  readonly contact?: SupportContact;
  readonly challenge?: WorkChallenge;
}

export function methodNotAllowed(method: string, allowed: readonly string[]): Refusal {
  return {
    status: 405,
    code: 'method_not_allowed',
    message: `This address does not accept ${method}. It accepts ${allowed.join(', ')}.`,
  };
}

const UNEXPECTED: Refusal = {
  status: 500,
  code: 'internal_error',
  message:
    'An unexpected error occurred. Try again. If the error persists, contact your administrator with the reference.',
};

export function sendProblem(response: Response, refusal: Refusal): void {
  noteRefusal(response, refusal.code);
  if (refusal.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.status === 401) response.setHeader('WWW-Authenticate', 'Bearer realm="gatehouse"');
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(refusal.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(refusal)));
}

/** The problem document of the current request. Source: RFC 9457. */
export function problemOf(refusal: Refusal): Problem {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    requestId: currentRequestId(),
  };
  if (refusal.errors) problem.errors = [...refusal.errors];
  if (refusal.planLimit) problem.planLimit = refusal.planLimit;
  if (refusal.contact) problem.contact = refusal.contact;
  if (refusal.challenge) problem.challenge = refusal.challenge;
  if (refusal.retryAfterSeconds !== undefined) problem.retryAfter = refusal.retryAfterSeconds;
  return problem;
}

function known(thrown: unknown): Refusal | null {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof OptimisticLockError) return new StaleVersion('object');
  if (isDatabaseAway(thrown)) return new Unavailable(2, 'database_unavailable');
  if (thrown instanceof HttpException) return fromHttp(thrown);
  return fromBodyParser(thrown);
}

/** Errors of Nest: unknown route, unsupported media type and so on. */
function fromHttp(error: HttpException): Refusal | null {
  const status = error.getStatus();
  if (status >= 500) return null;
  if (status === 404) return { status, code: 'not_found', message: 'There is no such resource.' };
  return { status, code: codeOf(status), message: STATUS_CODES[status] ?? 'The request is not valid.' };
}

/** body-parser and Express throw plain errors with a status. */
function fromBodyParser(thrown: unknown): Refusal | null {
  const error = thrown as { status?: unknown; type?: unknown; expose?: unknown };
  if (typeof error?.status !== 'number' || error.status < 400 || error.status >= 500) return null;
  const messages: Record<string, string> = {
    'entity.parse.failed': 'The request body is not valid JSON.',
    'entity.too.large': 'The request body is too large.',
    'encoding.unsupported': 'This content encoding is not supported.',
    'charset.unsupported': 'This character set is not supported.',
  };
  return {
    status: error.status,
    code: codeOf(error.status),
    message: messages[String(error.type)] ?? STATUS_CODES[error.status] ?? 'The request is not valid.',
  };
}

function codeOf(status: number): string {
  return (STATUS_CODES[status] ?? 'error').toLowerCase().replaceAll(/[^a-z]+/g, '_');
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  // A server that has just become a standby.
  '25006',
]);

/** Failed connections; full disk, no memory, too many connections. Source: PostgreSQL, Appendix A, classes 08 and 53. */
const TEMPORARY = /^(08|53)[0-9A-Z]{3}$/;

/** Whether the database is unreachable or out of resources, which may be temporary. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (thrown instanceof ConnectionException) return true;
  if (!(thrown instanceof Error)) return false;
  const code = (thrown as { code?: string }).code;
  if (code && (AWAY.has(code) || TEMPORARY.test(code))) return true;
  if (/Connection terminated|not queryable|timeout exceeded when trying to connect/.test(thrown.message))
    return true;
  return thrown instanceof DriverException && thrown.cause !== undefined && isDatabaseAway(thrown.cause);
}
