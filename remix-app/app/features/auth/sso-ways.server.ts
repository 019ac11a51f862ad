import { IdSchema, type SsoType } from '@gatehouse/contracts';
import { readSsoIntent } from '~/components/sso-providers';
import { textsOf } from '~/server/texts.server';
import { readSsoOptions } from './sso-options.server';
import { ssoAnswers } from './texts/sso-answers';

/** The pressed button: a provider, or a connection by its ID. */
export type PressedWay = { provider: SsoType } | { configurationId: string };

const PREFIX = 'sso-';

export function readWay(intent: unknown): PressedWay | null {
  const provider = readSsoIntent(intent);
  if (provider) return { provider };
  if (typeof intent !== 'string' || !intent.startsWith(PREFIX)) return null;
  const { data: configurationId } = IdSchema.safeParse(intent.slice(PREFIX.length));
  return configurationId ? { configurationId } : null;
}

export type FoundWay = { ok: true; configurationId: string } | { ok: false; message: string };

/** The connection of a button; the platform's own for Google and Microsoft. */
export async function wayOf(request: Request, pressed: PressedWay): Promise<FoundWay> {
  if ('configurationId' in pressed) return { ok: true, configurationId: pressed.configurationId };
  const options = await readSsoOptions(request);
  if (!options) return { ok: false, message: textsOf(request, ssoAnswers)('failedToStart') };
  const own = options.find(({ type }) => type === pressed.provider);
  return own
    ? { ok: true, configurationId: own.configurationId }
    : { ok: false, message: textsOf(request, ssoAnswers)('invalidClient') };
}
