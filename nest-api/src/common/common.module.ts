import { Global, Module, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, Reflector } from '@nestjs/core';
import { AllowedMethods } from './allowed-methods.js';
import { Drain } from './drain.js';
import { FailureReports } from './failure-reports.js';
import { ProblemFilter } from './problem.filter.js';
import { validationPipe } from './validation.pipe.js';

@Global()
@Module({
  exports: [Drain, FailureReports],
  providers: [
    AllowedMethods,
    Drain,
    FailureReports,
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
    {
      provide: APP_INTERCEPTOR,
      inject: [Reflector],
      useFactory: (reflector: Reflector) => new StandardSchemaSerializerInterceptor(reflector),
    },
  ],
})
export class CommonModule {}
