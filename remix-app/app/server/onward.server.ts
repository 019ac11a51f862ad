import { z } from 'zod';
import { seal, unseal } from './seal.server';

const PURPOSE = 'onward';
const VALID_MS = 60_000;

const OnwardSchema = z.object({ to: z.string(), until: z.number() });

/**
 * A page that automatically continues to `to`, for forms on a page whose policy does not allow the target:
 * `form-action` applies to every redirect after a form. Source: CSP Level 3 §6.4.1.
 */
export function onwardPage(to: string): string {
  return `/onward?${new URLSearchParams({ to: seal(PURPOSE, { to, until: Date.now() + VALID_MS }) })}`;
}

/** The target of the opened page; null if the URL is not ours, or too old. */
export function readOnward({ url }: Request): string | null {
  const sealed = new URL(url).searchParams.get('to') ?? '';
  const found = OnwardSchema.safeParse(unseal(PURPOSE, sealed)).data;
  return found && found.until > Date.now() ? found.to : null;
}
