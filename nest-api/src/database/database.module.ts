import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Clock } from '../common/clock.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { CarefulTransactionsDriver } from './careful-transactions.driver.js';
import { Changes } from './changes.js';
import { DatabaseClock } from './database-clock.js';
import { FromStandbyInterceptor } from './from-standby.js';
import { Lookups } from './lookups.js';
import { ormOptions } from './orm-options.js';
import { ServingRole } from './serving-role.js';
import { Standby } from './standby.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: CarefulTransactionsDriver,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({
        ...ormOptions({
          url: settings.DATABASE_URL,
          readUrl: settings.DATABASE_READ_URL,
          poolSize: settings.DATABASE_POOL_SIZE,
        }),
        registerRequestContext: false,
      }),
    }),
  ],
  providers: [
    UnitOfWork,
    Lookups,
    Standby,
    Changes,
    ServingRole,
    { provide: Clock, useClass: DatabaseClock },
    { provide: APP_INTERCEPTOR, useClass: FromStandbyInterceptor },
  ],
  exports: [UnitOfWork, Lookups, Changes, Clock],
})
export class DatabaseModule {}
