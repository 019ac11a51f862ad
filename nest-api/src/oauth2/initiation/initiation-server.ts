import { INITIATION_ROUTE } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { NotFoundError, UnprocessableInput } from '../../common/app-error.js';
import { batchOf } from '../../common/batch-reads.js';
import { clientOf } from '../../common/client-address.js';
import { methodNotAllowed, sendProblem } from '../../common/problem.filter.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import { readIssuerPath } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import { initiationAddress, isOwnTarget } from './initiation-address.js';

/** Starts sign-ins at applications, as their third party. Source: OpenID Connect Core §4. */
@Injectable()
export class InitiationServer {
  constructor(
    private readonly issuers: Issuers,
    private readonly clients: ClientLookup,
  ) {}

  /**
   * Redirects to `initiate_login_uri` of the application `client_id`.
   *
   * @throws NotFoundError the issuer has no such application, or it has no such address
   * @throws UnprocessableInput `target_link_uri` is no page of the application
   */
  async handle(request: Request, response: Response): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendProblem(response, methodNotAllowed(request.method, ['GET', 'HEAD']));
    }
    const issuer = await this.issuers.get(clientOf(request).site?.host ?? readIssuerPath(request.path).slug);
    const { client_id: id, target_link_uri: target } = request.query;
    const client = typeof id === 'string' ? await this.clients.find(id) : null;
    const isOfIssuer = issuer.tenantId === null || client?.tenantId === issuer.tenantId;
    if (!client?.initiateLoginUri || !isOfIssuer) throw new NotFoundError('application');
    const initiated = { ...client, initiateLoginUri: client.initiateLoginUri };
    if (target !== undefined && !(typeof target === 'string' && isOwnTarget(initiated, target)))
      throw new UnprocessableInput([
        {
          field: 'target_link_uri',
          code: 'custom',
          message: 'Use a page at an origin that the application has registered',
        },
      ]);
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, initiationAddress(initiated, issuer.url, target ?? null));
  }
}

/** At each issuer. */
export function mountInitiation(app: NestExpressApplication): void {
  const server = app.get(InitiationServer);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (readIssuerPath(request.path).path !== INITIATION_ROUTE || batchOf(request)) next();
    else server.handle(request, response).catch(next);
  });
}
