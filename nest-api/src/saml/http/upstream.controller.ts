import { IdSchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { ForBrowsers, TakesForm } from './documented.js';
import { SamlEndpoints } from './saml-endpoints.js';

/** The service provider that each connection to an upstream is. */
@ApiTags('SAML')
@Controller('api/v1/saml/sp/:id')
export class UpstreamController {
  constructor(private readonly endpoints: SamlEndpoints) {}

  @Get('metadata')
  @Describe('Metadata of a connection, for its upstream, signed')
  @Public()
  @Returns(null, 200, [404])
  getSamlConnectionMetadata(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.upstreamMetadata(id, request, response);
  }

  @Post('acs')
  @Describe("Takes an upstream's answer by the POST binding, and leads the browser on to the callback")
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLResponse')
  @Returns(null, 200, [404])
  postSamlConnectionAnswer(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.upstreamAnswer(id, request, response);
  }
}
