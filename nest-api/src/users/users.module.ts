import { Module } from '@nestjs/common';
import { UsersController } from './users.controller.js';
import { Users } from './users.service.js';

@Module({ controllers: [UsersController], providers: [Users], exports: [Users] })
export class UsersModule {}
