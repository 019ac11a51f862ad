import { IdSchema } from '@gatehouse/contracts';
import { Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access.js';
import { InvalidInput } from '../../common/app-error.js';
import { Describe, Returns } from '../../common/returns.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { FormUsers } from './form-users.js';

const FIELDS = { code: 4096, state: 200, iss: 2048, error: 200, error_description: 1000 } as const;
const MOST_BYTES = 20_000;

/**
 * Takes answers of providers that post them. A form of another site brings no cookie of ours (SameSite=Lax), so nothing
 * is decided here: the browser goes on to the usual callback, where its cookie binds the answer to the sign-in.
 *
 * Source: OAuth 2.0 Form Post Response Mode §2.
 */
@ApiTags('SSO')
@Controller('api/v1/sso/callback')
export class FormCallbackController {
  constructor(
    private readonly users: FormUsers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @Describe('Receives a response that an identity provider posts, and redirects the browser to the callback')
  @Public()
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({
    schema: { type: 'object', properties: { code: { type: 'string' }, state: { type: 'string' } } },
  })
  @ApiResponse({ status: 303, description: 'Redirects the browser' })
  @Returns(null, 200)
  postSsoAnswer(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.leadOn(request, response, '');
  }

  @Post(':id')
  @Describe('The same for the connection of an organization, at the shared address')
  @Public()
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({
    schema: { type: 'object', properties: { code: { type: 'string' }, state: { type: 'string' } } },
  })
  @ApiResponse({ status: 303, description: 'Redirects the browser' })
  @Returns(null, 200)
  postSsoConnectionAnswer(
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.leadOn(request, response, `/${id}`);
  }

  private async leadOn(request: Request, response: Response, own: string): Promise<void> {
    const form = new URLSearchParams(await readForm(request));
    const onward = new URLSearchParams();
    for (const [name, longest] of Object.entries(FIELDS)) {
      const value = form.get(name);
      if (value && value.length <= longest) onward.set(name, value);
    }
    const user = form.get('user');
    // A name has no place in an address.
    if (user) onward.set('user', this.users.seal(user));
    response
      .status(303)
      .set({
        location: `${this.settings.PUBLIC_URL}/sso/callback${own}?${onward}`,
        'cache-control': 'no-store',
      })
      .end();
  }
}

async function readForm(request: Request): Promise<string> {
  const refuse = (message: string) => new InvalidInput([{ field: 'body', code: 'invalid', message }]);
  if (!request.is('application/x-www-form-urlencoded')) throw refuse('Send a form.');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw refuse('The form is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
