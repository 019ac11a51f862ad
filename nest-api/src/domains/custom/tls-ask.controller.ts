import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { CustomHosts, TooManyHosts } from './custom-hosts.js';

/**
 * Where Caddy asks before it orders a certificate: anybody can make it ask, by a TLS handshake with any name. Answered on
 * the API's own port only, as neither Caddy nor the gateway has a route here.
 */
@ApiExcludeController()
@Controller('internal')
export class TlsAskController {
  constructor(private readonly hosts: CustomHosts) {}

  @Get('tls-ask')
  @Describe('Whether a certificate may be ordered for a host')
  @Public()
  @Returns(null, 200)
  async mayHaveCertificate(@Query('domain') domain: unknown, @Res() response: Response): Promise<void> {
    response.status(await this.answer(domain)).end();
  }

  private async answer(domain: unknown): Promise<number> {
    if (typeof domain !== 'string') return 404;
    try {
      return (await this.hosts.mayHaveCertificate(domain)) ? 200 : 404;
    } catch (error) {
      if (error instanceof TooManyHosts) return 429;
      throw error;
    }
  }
}
