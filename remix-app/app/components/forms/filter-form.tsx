import { type FormProps, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import { useWholeList } from '~/components/list/use-saved-views';
import { Form } from './form';

/** The values of a URL's fields by name: text, checked values, or none. */
export type Held = Readonly<Record<string, string | readonly string[] | null>>;

interface Props extends Omit<FormProps, 'method'> {
  held: Held;
  /** Whether changes apply without a button: selections immediately, a search after a pause. */
  appliesAtOnce?: boolean;
}

/** Delay after the last key, in milliseconds. */
const PAUSE = { search: 300, date: 800 } as const;
/** Represents a form that the browser submits, whose response has no ID. */
const SUBMITTED = 'submitted';

/**
 * A form for the filters in a page's URL. Its fields follow the URL. A field that the user changes while a response is
 * pending keeps its value, and every field keeps its focus.
 */
export function FilterForm({ held, appliesAtOnce = false, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef(new Set<string>());
  /** The requests of this form since the last response, the oldest first. */
  const asked = useRef<string[]>([]);
  const ask = (id: string) => {
    changed.current.clear();
    asked.current.push(id);
  };
  const isAsking = useNavigation().state !== 'idle';
  const applying = useApply(form, ask);
  useEffect(() => {
    // The form's own requests have recorded the values already; this may run after the next key.
    if (isAsking && asked.current.length === 0) changed.current.clear();
  }, [isAsking]);

  const { key, state } = useLocation();
  const answered = idOf(state);
  const address = JSON.stringify(held);
  const shown = useRef(address);
  const seen = useRef(key);
  useEffect(() => {
    const isNew = seen.current !== key;
    seen.current = key;
    if (isNew) {
      const place = asked.current.indexOf(answered);
      // An outdated response lacks the later input.
      if (place >= 0 && place < asked.current.length - 1) return;
      asked.current = [];
    }
    if (shown.current === address) return;
    shown.current = address;
    const answer: Held = JSON.parse(address);
    for (const field of form.current?.elements ?? [])
      if (!isOneOf(changed.current, field)) fill(field, answer);
  }, [key, answered, address]);

  // Also applies changes that were made before hydration.
  const { change } = applying;
  const begin = useRef(() => {
    for (const field of form.current?.elements ?? []) if (isOther(field, held)) change({ target: field });
  });
  useEffect(() => {
    if (appliesAtOnce) begin.current();
  }, [appliesAtOnce]);

  return (
    <Form
      role="search"
      {...props}
      ref={form}
      method="get"
      onSubmit={() => {
        applying.cancel();
        ask(SUBMITTED);
      }}
      onChange={(event) => {
        const { target } = event;
        if (target instanceof Element) changed.current.add(target.getAttribute('name') ?? '');
        if (appliesAtOnce) applying.change(event);
      }}
      onBlur={appliesAtOnce ? applying.blur : undefined}
    />
  );
}

/**
 * Applies a filter form: selections immediately, a search after a pause. Any other text may be an address or a code
 * that is meaningless until complete, so it is applied when its field loses the focus.
 */
function useApply(form: { readonly current: HTMLFormElement | null }, ask: (id: string) => void) {
  const navigate = useNavigate();
  const whole = useWholeList();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last changed field. Further changes of it create no new entry in the browser's history. */
  const last = useRef<EventTarget | null>(null);
  const waiting = useRef<EventTarget | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => {
    clearTimeout(timer.current);
    waiting.current = null;
  };
  const apply = (field: EventTarget) => {
    cancel();
    if (!form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (value) query.append(name, String(value));
    const id = nextId();
    ask(id);
    navigate(
      { search: whole(`?${query}`) },
      { replace: last.current === field, preventScrollReset: true, state: { asked: id } },
    );
    last.current = field;
  };
  return {
    cancel,
    change({ target }: Pick<FormEvent, 'target'>) {
      cancel();
      const type = target instanceof HTMLInputElement ? target.type : 'choice';
      if (type === 'text' || type === 'email') {
        waiting.current = target;
        return;
      }
      const pause = type === 'search' || type === 'date' ? PAUSE[type] : 0;
      timer.current = setTimeout(() => apply(target), pause);
    },
    blur({ target }: FocusEvent<HTMLFormElement>) {
      if (waiting.current === target) apply(target);
    },
  };
}

let asks = 0;
/** Unique among the entries of the browser's history, even after a reload. */
function nextId(): string {
  asks += 1;
  return `${performance.timeOrigin}-${asks}`;
}

function idOf(state: unknown): string {
  const { asked } = (state ?? {}) as { asked?: string };
  return asked ?? '';
}

function isOneOf(names: ReadonlySet<string>, field: Element): boolean {
  return names.has(field.getAttribute('name') ?? '');
}

/** Whether a field's value differs from the URL. */
function isOther(field: Element, held: Held): boolean {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLSelectElement)) return false;
  if (!(field.name in held)) return false;
  const value = held[field.name] ?? '';
  if (isInput && field.type === 'checkbox') return field.checked !== [value].flat().includes(field.value);
  return field.value !== String(value);
}

function fill(field: Element, held: Held): void {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLSelectElement)) return;
  if (!(field.name in held)) return;
  const value = held[field.name] ?? '';
  if (isInput && field.type === 'checkbox') field.checked = [value].flat().includes(field.value);
  else field.value = String(value);
}
