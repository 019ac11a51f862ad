import type { DirectorySource } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { PullSource } from './pull-source.js';

/** The kinds of directories that Gatehouse reads. Modules register theirs in `onModuleInit`. */
@Injectable()
export class PullSources {
  private readonly sources = new Map<DirectorySource, PullSource>();

  register(source: PullSource): void {
    this.sources.set(source.source, source);
  }

  find(source: DirectorySource): PullSource | undefined {
    return this.sources.get(source);
  }
}
