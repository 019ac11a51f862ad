import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { declaredRoutes } from './closed-by-default.js';

/** The methods that each path supports, read from the declared routes at first use. */
@Injectable()
export class AllowedMethods {
  private routes: readonly Route[] | undefined;
  private literals: ReadonlyMap<string, readonly Route[]> | undefined;

  constructor(private readonly modules: ModulesContainer) {}

  /**
   * For the `Allow` header; empty if no route has this path. `GET` includes `HEAD`. Source: RFC 9110 §9.3.2, §15.5.6.
   */
  of(path: string): string[] {
    const found = this.byPath().get(path) ?? this.all().filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  }

  /** Whether a route has exactly this path. If so, no other route may treat it as an ID. */
  isLiteral(path: string): boolean {
    return this.byPath().has(path);
  }

  /** Every request looks up its path. */
  private byPath(): ReadonlyMap<string, readonly Route[]> {
    this.literals ??= Map.groupBy(this.all(), ({ path }) => path);
    return this.literals;
  }

  private all(): readonly Route[] {
    this.routes ??= declaredRoutes(this.modules).map(({ method, path: declared }) => {
      const path = declared.replace(/\/$/, '');
      return { path, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`) };
    });
    return this.routes;
  }
}

interface Route {
  readonly path: string;
  readonly method: string;
  readonly pattern: RegExp;
}
