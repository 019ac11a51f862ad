import { IdSchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { ForBrowsers, GivesMetadata, TakesForm, TakesQuery } from './documented.js';
import { UpstreamEndpoints } from './upstream-endpoints.js';

/** Each SAML connection is a service provider of its own. */
@ApiTags('SAML')
@Controller('api/v1/saml/sp/:id')
export class UpstreamController {
  constructor(private readonly endpoints: UpstreamEndpoints) {}

  @Get('metadata')
  @Describe('Get the signed metadata of a connection, for its identity provider')
  @Public()
  @GivesMetadata()
  @Returns(null, 200, [404])
  getSamlConnectionMetadata(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.metadata(id, request, response);
  }

  @Post('acs')
  @Describe('Receives a SAML response by the POST binding, and redirects the browser to the callback')
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLResponse')
  @Returns(null, 200, [404])
  postSamlConnectionAnswer(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.answer(id, request, response);
  }

  @Get('slo')
  @Describe('Receives logout requests and responses of an identity provider by the Redirect binding')
  @Public()
  @ForBrowsers()
  @TakesQuery('SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature')
  @Returns(null, 200, [404, 410])
  getSamlConnectionLogout(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.logout(id, request, response);
  }

  @Post('slo')
  @Describe('Receives logout requests and responses of an identity provider by the POST binding')
  @Public()
  @ForBrowsers()
  @TakesForm('SAMLRequest')
  @Returns(null, 200, [404])
  postSamlConnectionLogout(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.endpoints.parkLogout(id, request, response);
  }
}
