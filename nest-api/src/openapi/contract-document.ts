import type { INestApplication } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { describeApi } from './describe-api.js';

/** The contract of the running application. It is made when somebody asks for it first, and kept: it never changes. */
@Injectable()
export class ContractDocument {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  private app: INestApplication | undefined;
  private made: OpenAPIObject | undefined;

  /** The application that is described; it does not know itself before it is made. */
  describes(app: INestApplication): void {
    this.app = app;
  }

  /** With the origin of this installation as its server, so that tools call the host that served it. */
  read(): OpenAPIObject {
    if (!this.app) throw new Error('nobody said which application the contract is of');
    this.made ??= { ...describeApi(this.app), servers: [{ url: this.settings.PUBLIC_URL }] };
    return this.made;
  }
}
