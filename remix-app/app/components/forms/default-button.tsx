/**
 * What Enter in a field presses: browsers take a form's first submit button, which need not be the one that stands out.
 * It stands before all others and nobody sees it.
 */
export function DefaultButton({ intent }: { intent: string }) {
  return <button type="submit" name="intent" value={intent} hidden tabIndex={-1} />;
}
