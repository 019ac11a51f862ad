import { LOGO, LogoHashSchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { Brands } from './brands.repository.js';

const PICTURE = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Tenants')
@Controller('api/v1/logos')
export class LogosController {
  constructor(private readonly brands: Brands) {}

  @Get(':hash')
  @Describe(
    'Get the logo of an organization or an application as PNG, JPEG or WebP',
    "The brand or the application contains the image's path. It changes with the image, so clients may cache it forever.",
  )
  @Public()
  @Returns(null, 200, [404])
  @ApiResponse({
    status: 200,
    description: 'The image',
    content: Object.fromEntries(LOGO.types.map((type) => [type, PICTURE])),
  })
  async getLogo(
    @Param('hash', { schema: LogoHashSchema }) hash: string,
    @Res() response: Response,
  ): Promise<void> {
    const { type, content } = await this.brands.logo(hash);
    response
      .setHeader('Content-Type', type)
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      // Opened directly, the file is a document of this origin. The policy forbids it everything.
      .setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      .end(content);
  }
}
