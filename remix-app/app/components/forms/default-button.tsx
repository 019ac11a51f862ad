/**
 * The button that Enter in a field presses. Browsers use a form's first submit button, which may not be the primary
 * one. This one precedes all others and is invisible.
 */
export function DefaultButton({ intent }: { intent: string }) {
  return <button type="submit" name="intent" value={intent} hidden tabIndex={-1} />;
}
