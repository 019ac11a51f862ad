import { type FormProps, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Form } from './form';

/** What fields of a page's address hold, by their names: the text, the values that are checked, or nothing. */
export type Held = Readonly<Record<string, string | readonly string[] | null>>;

interface Props extends Omit<FormProps, 'method'> {
  held: Held;
}

/**
 * The form of what a page's address asks for. Its fields follow the address, wherever it was changed. A field that
 * somebody changes while an answer is on its way keeps what they wrote, and every field keeps its focus.
 */
export function FilterForm({ held, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef(new Set<string>());
  const isAsking = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isAsking) changed.current.clear();
  }, [isAsking]);

  const address = JSON.stringify(held);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const answer: Held = JSON.parse(address);
    for (const field of form.current?.elements ?? [])
      if (!isOneOf(changed.current, field)) fill(field, answer);
  }, [address]);

  return (
    <Form
      role="search"
      {...props}
      ref={form}
      method="get"
      onChange={({ target }) => {
        if (target instanceof Element) changed.current.add(target.getAttribute('name') ?? '');
      }}
    />
  );
}

function isOneOf(names: ReadonlySet<string>, field: Element): boolean {
  return names.has(field.getAttribute('name') ?? '');
}

function fill(field: Element, held: Held): void {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLSelectElement)) return;
  if (!(field.name in held)) return;
  const value = held[field.name] ?? '';
  if (isInput && field.type === 'checkbox') field.checked = [value].flat().includes(field.value);
  else field.value = String(value);
}
