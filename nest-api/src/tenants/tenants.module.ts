import { Module } from '@nestjs/common';
import { TenantsController } from './tenants.controller.js';
import { Tenants } from './tenants.service.js';

@Module({ controllers: [TenantsController], providers: [Tenants], exports: [Tenants] })
export class TenantsModule {}
