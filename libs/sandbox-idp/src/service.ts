import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Misbehaviour } from './misbehaviour.ts';

/** A provider with its own implementation, under its own paths. */
export interface SandboxService {
  readonly kind: string;
  /** Base path of its browser pages. */
  readonly address: string;
  /** @returns whether the request belongs to it */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
}

export type MakeService = (
  url: string,
  misbehaviour: Misbehaviour,
) => SandboxService | Promise<SandboxService>;

/** Every file of `services`. */
export async function makeServices(url: string, misbehaviour: Misbehaviour): Promise<SandboxService[]> {
  const folder = new URL('./services/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  return Promise.all(
    files.map(async (name) => {
      const { make } = (await import(/* @vite-ignore */ new URL(name, folder).href)) as { make: MakeService };
      return make(url, misbehaviour);
    }),
  );
}
