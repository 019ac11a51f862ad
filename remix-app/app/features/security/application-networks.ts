import { type ApplicationNetworks, MOST_APPLICATION_NETWORKS } from '@gatehouse/contracts';
import { textOf } from '~/form-state';

/** The networks of an application as their fields have them. */
export interface TypedNetworks {
  /** Type and ID, with a colon between them; empty until one is chosen. */
  target: string;
  allowed: string;
  blocked: string;
}

const BLANK: TypedNetworks = { target: '', allowed: '', blocked: '' };
/** Longer than a full list. */
const LONGEST = 2_500;

export function typedNetworks({
  target: { type, id },
  allowed,
  blocked,
}: ApplicationNetworks): TypedNetworks {
  return { target: `${type}:${id}`, allowed: allowed.join('\n'), blocked: blocked.join('\n') };
}

/** The applications of a form, or of an address that has its fields. */
export function networksIn(form: FormData | URLSearchParams): TypedNetworks[] {
  const [allowed, blocked] = [form.getAll('allowed'), form.getAll('blocked')];
  return form
    .getAll('target')
    .slice(0, MOST_APPLICATION_NETWORKS)
    .map((target, place) => ({
      target: String(target).slice(0, 80),
      allowed: String(allowed[place] ?? '').slice(0, LONGEST),
      blocked: String(blocked[place] ?? '').slice(0, LONGEST),
    }));
}

/** The applications after "Add" or "Remove" was pressed; null for another button. */
export function editedNetworks(form: FormData): TypedNetworks[] | null {
  const intent = textOf(form, 'intent');
  const typed = networksIn(form);
  if (intent === 'add-application') return [...typed, BLANK].slice(0, MOST_APPLICATION_NETWORKS);
  const [, removed] = /^remove-application-(\d+)$/.exec(intent) ?? [];
  return removed === undefined ? null : typed.filter((_, place) => place !== Number(removed));
}

/** The place of the application that an address asks a replay for; null for none. */
export function replayedPlace(address: URLSearchParams): number | null {
  const [, place] = /^application-(\d+)$/.exec(address.get('replay') ?? '') ?? [];
  return place === undefined || Number(place) >= networksIn(address).length ? null : Number(place);
}

/** The name of a field on the page: several applications have the same ones. */
export function fieldAt(place: number, name: keyof TypedNetworks): string {
  return `${name}-${place}`;
}
