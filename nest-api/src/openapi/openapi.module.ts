import { Module } from '@nestjs/common';
import { ContractController } from './contract.controller.js';
import { ContractDocument } from './contract-document.js';

@Module({ controllers: [ContractController], providers: [ContractDocument], exports: [ContractDocument] })
export class OpenApiModule {}
