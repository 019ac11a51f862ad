/** A form control as the server rendered it. */
export interface Control {
  readonly tag: 'input' | 'textarea' | 'select' | 'button';
  readonly name: string;
  readonly type: string;
  /** The value that it would submit unchanged; null if it would submit nothing. */
  readonly value: string | null;
  readonly isReadOnly: boolean;
  /** Outside the Tab order, such as the field that only bots fill in. */
  readonly isSkipped: boolean;
  readonly isInvalid: boolean;
  /** IDs of the elements that describe it. */
  readonly describedBy: readonly string[];
}

export interface HtmlForm {
  readonly action: string;
  readonly isMultipart: boolean;
  readonly controls: readonly Control[];
}

const TYPED = new Set(['text', 'email', 'password', 'search', 'url', 'tel', 'number', 'date', 'textarea']);

/** Whether users type into it. */
export function isTyped({ tag, type, name, isReadOnly, isSkipped }: Control): boolean {
  return name !== '' && tag !== 'button' && TYPED.has(type) && !isReadOnly && !isSkipped;
}

/** Returns the POST forms of a page. Parses React's regular output, not arbitrary HTML. */
export function formsOf(html: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = '', inner = '']) => {
    const { method = 'get', action = '', enctype = '' } = attributesOf(head);
    if (method.toLowerCase() !== 'post') return [];
    return [{ action, isMultipart: enctype.startsWith('multipart'), controls: controlsOf(inner) }];
  });
}

/** The text of the element with an ID, without tags; null if there is none. */
export function textOf(html: string, id: string): string | null {
  const at = html.indexOf(`id="${id}"`);
  if (at < 0) return null;
  const rest = html.slice(html.indexOf('>', at) + 1);
  return decoded(rest.slice(0, 2_000).replaceAll(/<[^>]*>/g, ' ')).trim();
}

/** What the page announces to screen readers immediately. */
export function alertsOf(html: string): string[] {
  return [...html.matchAll(/role="(?:alert|status)"[^>]*>([\s\S]{0,1500})/g)].map(([, inner = '']) =>
    decoded(inner.replaceAll(/<[^>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

function controlsOf(inner: string): Control[] {
  const pattern =
    /<(input|textarea|select|button)\b([^>]*?)\/?>(?:([\s\S]*?)<\/(?:textarea|select|button)>)?/g;
  const found: Control[] = [];
  for (let at = 0; ; ) {
    pattern.lastIndex = at;
    const match = pattern.exec(inner);
    if (!match) return found;
    const [whole, name = '', head = '', content = ''] = match;
    const tag = name as Control['tag'];
    // An input has no end tag. What the pattern matched as its content belongs to the next control.
    at = match.index + (tag === 'input' ? whole.indexOf('>') + 1 : whole.length);
    found.push(controlOf(tag, attributesOf(head), content));
  }
}

function controlOf(tag: Control['tag'], given: Record<string, string>, content: string): Control {
  const type = tag === 'input' ? (given.type ?? 'text') : tag === 'button' ? (given.type ?? 'submit') : tag;
  const isOff = 'disabled' in given || ((type === 'checkbox' || type === 'radio') && !('checked' in given));
  const value =
    tag === 'textarea'
      ? decoded(content.replace(/^\n/, ''))
      : tag === 'select'
        ? selectedOf(content)
        : (given.value ?? (type === 'checkbox' ? 'on' : ''));
  return {
    tag,
    name: given.name ?? '',
    type,
    value: isOff ? null : value,
    isSkipped: given.tabindex === '-1',
    isReadOnly: 'readonly' in given || 'disabled' in given,
    isInvalid: given['aria-invalid'] === 'true',
    describedBy: (given['aria-describedby'] ?? '').split(' ').filter(Boolean),
  };
}

function selectedOf(content: string): string {
  const options = [...content.matchAll(/<option\b([^>]*)>/g)].map(([, head = '']) => attributesOf(head));
  return (options.find((option) => 'selected' in option) ?? options[0])?.value ?? '';
}

function attributesOf(head: string): Record<string, string> {
  return Object.fromEntries(
    [...head.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
