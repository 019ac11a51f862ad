import { randomBytes } from 'node:crypto';
import type { EntryContext, HandleErrorFunction } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { SAME_FOR_VISITORS } from '../server/kept-pages.mjs';
import { NonceContext } from './components/nonce';
import { ReferenceContext } from './components/reference';
import type { PageHandle } from './page-handle';
import { logError, referenceOf } from './server/errors.server';
import { startHeartbeat } from './server/heartbeat.server';
import { pageBody } from './server/page-body.server';
import { securityHeaders } from './server/security-headers.server';
import { settings } from './server/settings.server';
import { pageTextsFor } from './server/texts.server';
import { FallbackTexts } from './texts/fallback-texts';
import type { PageTexts } from './texts/texts-context';

startHeartbeat();

/** A render that takes longer than this is given up. */
export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(headersOf(context, nonce))) headers.set(name, value);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const texts = pageTextsFor(request);
  headers.set('content-language', texts.language);
  headers.append('vary', 'Accept-Language, Cookie');
  return render({ request, status, headers, context, nonce, texts });
}

function headersOf(context: EntryContext, nonce: string): Record<string, string> {
  const { matches, loaderData, actionData } = context.staticHandlerContext;
  const pages = matches.map(({ route }) => ({
    handle: context.routeModules[route.id]?.handle as PageHandle | undefined,
    data: loaderData?.[route.id],
    answered: actionData?.[route.id],
  }));
  const page = pages.at(-1);
  const isSame = !context.staticHandlerContext.errors && page?.handle?.isSameForVisitors?.(page.data);
  const policy = securityHeaders({
    nonce,
    https: settings.publicUrl.startsWith('https:'),
    formActionTargets: pages.flatMap(
      ({ handle, data, answered }) => handle?.formActionTargets?.(data, answered) ?? [],
    ),
    keepsOpener: pages.some(({ handle }) => handle?.keepsOpener),
    development: import.meta.env.DEV,
  });
  return isSame ? { ...policy, [SAME_FOR_VISITORS]: 'yes' } : policy;
}

interface Rendering {
  request: Request;
  status: number;
  headers: Headers;
  context: EntryContext;
  nonce: string;
  texts: PageTexts;
}

function render({ request, status, headers, context, nonce, texts }: Rendering): Promise<Response> {
  return new Promise((resolve, reject) => {
    let started = false;
    let failed = false;
    const respond = () => {
      started = true;
      const { body, target } = pageBody();
      resolve(new Response(body, { headers, status: failed ? 500 : status }));
      pipe(target);
    };
    // Robots read what is there at once, so they wait for everything.
    const waitForAll = isbot(request.headers.get('user-agent')) || context.isSpaMode;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <ReferenceContext.Provider value={referenceOf(request)}>
          <FallbackTexts.Provider value={texts}>
            <RemixServer context={context} url={request.url} nonce={nonce} />
          </FallbackTexts.Provider>
        </ReferenceContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']: respond,
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          // What fails before the shell is there rejects, and is logged by handleError.
          if (started) logError(error, request);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logError(error, request);
};
