/** A sentence of the contract, which is English in every language. Text between backticks is code. */
export function Prose({ text }: { text: string }) {
  return (
    <bdi lang="en">
      {text.split('`').map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence do not move
          <code key={place}>{part}</code>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
