import {
  type AuditHeadKeys,
  AuditHeadKeysSchema,
  type AuditPublishedHeads,
  AuditPublishedHeadsSchema,
  IdSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { AuditChains } from './audit-chains.service.js';

@ApiTags('Audit')
@Controller('.well-known/gatehouse-audit-heads')
export class AuditHeadsController {
  constructor(private readonly chains: AuditChains) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @Describe('Lists the keys that sign heads of audit logs')
  @Returns(AuditHeadKeysSchema, 200)
  listAuditHeadKeys(): Promise<AuditHeadKeys> {
    return this.chains.keys();
  }

  @Get(':chain')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @Describe(
    'Lists the published heads of an audit log, the newest 400',
    'The ID of the chain is in each export. There is no list of chains.',
  )
  @Returns(AuditPublishedHeadsSchema, 200, [404])
  listAuditHeads(@Param('chain', { schema: IdSchema }) chain: string): Promise<AuditPublishedHeads> {
    return this.chains.heads(chain);
  }
}
