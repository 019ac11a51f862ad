import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { withSources } from './mapped-stacks.js';

/** Start-up messages of Nest, a line for each module and route. */
const FRAMEWORK = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver']);

type Level = 'debug' | 'error' | 'fatal' | 'info' | 'trace' | 'warn';

/**
 * Nest's logger on pino.
 *
 * Nest calls it `(message, ...others, context)`. `message` may be an object of fields, followed by the text, or an
 * error. The remaining argument of `error(message, stack, context)` becomes `stack`.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(FRAMEWORK.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const texts = rest.filter((item) => typeof item === 'string');
    const err = [message, ...rest].find((item) => item instanceof Error);
    const context = texts.pop();
    const fields = { ...(context ? { context } : {}), ...(err ? { err } : {}) };
    if (typeof message === 'object' && message !== null && !(message instanceof Error)) {
      this.pino[level]({ ...message, ...fields }, texts[0]);
      return;
    }
    const [stack] = texts;
    this.pino[level](
      stack ? { ...fields, stack: withSources(stack) } : fields,
      err && message === err ? err.message : String(message),
    );
  }
}
