import { Module } from '@nestjs/common';
import { TenantMails } from './tenant-mails.js';
import { TenantsController } from './tenants.controller.js';
import { Tenants } from './tenants.service.js';

@Module({ controllers: [TenantsController], providers: [TenantMails, Tenants], exports: [Tenants] })
export class TenantsModule {}
