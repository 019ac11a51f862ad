import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConsoleController } from './console.controller.js';
import { Overviews } from './overview.service.js';
import { ConsoleSearch } from './search.service.js';

/** What the frame of the consoles asks: finding by name, and how many there are. */
@Module({ imports: [AuthModule], controllers: [ConsoleController], providers: [ConsoleSearch, Overviews] })
export class ConsoleModule {}
