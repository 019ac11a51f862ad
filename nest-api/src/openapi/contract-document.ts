import type { INestApplication } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/** The contract of the running application. It is made when somebody asks for it first, and kept: it never changes. */
@Injectable()
export class ContractDocument {
  private app: INestApplication | undefined;
  private made: OpenAPIObject | undefined;

  /** The application that is described; it does not know itself before it is made. */
  describes(app: INestApplication): void {
    this.app = app;
  }

  read(): OpenAPIObject {
    if (!this.app) throw new Error('nobody said which application the contract is of');
    this.made ??= describeApi(this.app);
    return this.made;
  }
}
