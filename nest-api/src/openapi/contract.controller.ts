import { ContractDocumentSchema } from '@gatehouse/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { Describe, Returns } from '../common/returns.js';
import { ContractDocument } from './contract-document.js';

@ApiTags('System')
@Controller('api/v1')
export class ContractController {
  constructor(private readonly contract: ContractDocument) {}

  @Get('openapi.json')
  @Describe(
    'Get this contract, as the responding process holds it',
    'For tools and generated clients. `servers` contains the public origin of this installation.',
  )
  @Public()
  @Header('Cache-Control', 'public, max-age=60')
  @Returns(ContractDocumentSchema)
  readContract() {
    return this.contract.read();
  }
}
