import { type FormProps, Form as RemixForm } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { BINDING_FIELD } from '~/session-binding';
import { mayLoseOthers } from './asks-before-leaving';
import { type Draft, hasDrafts, showDraft } from './drafts';
import { useReadOnly } from './read-only';
import { useBinding } from './session-binding';

interface Props extends FormProps {
  /** False for a form whose unsaved changes do not matter, such as the selection of a bulk action. */
  isDraft?: boolean;
}

/**
 * Every form of the web app. A form that changes data contains the account and organization that it was rendered for,
 * and tracks unsaved changes.
 */
export const Form = forwardRef<HTMLFormElement, Props>(function Form(props, ref) {
  return props.method === 'post' ? <PostForm {...props} ref={ref} /> : <RemixForm {...props} ref={ref} />;
});

const PostForm = forwardRef<HTMLFormElement, Props>(function PostForm(
  { isDraft = true, children, onChange, onSubmit, ...props },
  ref,
) {
  const { current: draft } = useRef<Draft>({ isChanged: false, isSent: false });
  useEffect(() => showDraft(draft), [draft]);

  const note = (event: FormEvent<HTMLFormElement>) => {
    if (isDraft && isOwn(event)) draft.isChanged = true;
    onChange?.(event);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    if (hasDrafts(draft) && !mayLoseOthers()) return event.preventDefault();
    draft.isSent = draft.isChanged;
    draft.isChanged = false;
  };

  return (
    <RemixForm {...props} ref={ref} onChange={note} onSubmit={send}>
      <BoundTo />
      <Fields>{children}</Fields>
    </RemixForm>
  );
});

/** Fields and buttons, disabled while the page is read-only. */
export function Fields({ children }: { children: ReactNode }) {
  const readOnly = useReadOnly();
  if (!readOnly?.forms) return children;
  return (
    <fieldset disabled aria-describedby={readOnly.reason} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  );
}

/** The field with the user that the form was rendered for. */
export function BoundTo() {
  return <input type="hidden" name={BINDING_FIELD} value={useBinding()} />;
}

/** React events bubble through a dialog to the form that opened it. */
function isOwn({
  target,
  currentTarget,
}: ChangeEvent<HTMLFormElement> | FormEvent<HTMLFormElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
